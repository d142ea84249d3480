// Checksums by the processor.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Goes on with a CRC-32C (its inner state, not turned round at the end) over these bytes. False, and nothing done, where the
// processor has no instruction for it.
bool cl_crc32c(uint32_t *state, const void *bytes, size_t count);
