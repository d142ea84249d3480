#include "CLinuxMemory.h"

#include <malloc.h>

void cl_release_memory(void) { malloc_trim(0); }
