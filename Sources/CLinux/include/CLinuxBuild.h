// Which build of the program this is.
#pragma once

#include <stddef.h>

// Writes the build id of the running program (the note that the linker leaves) as hexadecimal digits, closed by a zero.
// Gives how many digits there are, 0 when the program has no build id.
size_t cl_build_id(char *digits, size_t capacity);
