// File systems.
#pragma once

#include <stdint.h>

// The magic number of the file system that holds this path (statfs(2)); 0 when it can't be told.
uint64_t cl_file_system(const char *path);
