#define _GNU_SOURCE
#include "CLinuxSearch.h"

#include <string.h>

ptrdiff_t cl_find(const void *bytes, size_t count, const void *wanted, size_t length) {
    const char *found = memmem(bytes, count, wanted, length);
    return found ? found - (const char *)bytes : -1;
}
