#include "CLinuxChecksum.h"

#include <string.h>

#if defined(__x86_64__)

#include <cpuid.h>
#include <nmmintrin.h>
#include <stdatomic.h>

static bool has_instruction(void) {
    // 0 while nobody has asked: to ask the processor takes longer than a record.
    static atomic_int known = 0;
    int answer = atomic_load_explicit(&known, memory_order_relaxed);
    if (answer == 0) {
        unsigned a, b, c = 0, d;
        answer = __get_cpuid(1, &a, &b, &c, &d) && (c & bit_SSE4_2) ? 1 : -1;
        atomic_store_explicit(&known, answer, memory_order_relaxed);
    }
    return answer == 1;
}

__attribute__((target("sse4.2"))) static uint32_t add(uint32_t state, const unsigned char *bytes, size_t count) {
    uint64_t sum = state;
    for (; count >= 8; bytes += 8, count -= 8) {
        uint64_t word;
        memcpy(&word, bytes, sizeof word);
        sum = _mm_crc32_u64(sum, word);
    }
    for (; count > 0; bytes++, count--) sum = _mm_crc32_u8((uint32_t)sum, *bytes);
    return (uint32_t)sum;
}

bool cl_crc32c(uint32_t *state, const void *bytes, size_t count) {
    if (!has_instruction()) return false;
    *state = add(*state, bytes, count);
    return true;
}

#else

bool cl_crc32c(uint32_t *state, const void *bytes, size_t count) {
    (void)state, (void)bytes, (void)count;
    return false;
}

#endif
