// Memory that the process no longer uses.
#pragma once

// Returns free memory to the system, which the C library keeps for itself otherwise.
void cl_release_memory(void);
