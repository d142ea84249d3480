// Looking for bytes among bytes.
#pragma once

#include <stddef.h>

// How far from its beginning `wanted` stands first in `bytes`; -1 when it does not.
ptrdiff_t cl_find(const void *bytes, size_t count, const void *wanted, size_t length);
