#include "CNettle.h"

#include <nettle/sha2.h>
#include <nettle/version.h>

void cn_sha256(const void *bytes, size_t count, uint8_t hash[CN_SHA256_SIZE]) {
    struct sha256_ctx context;
    sha256_init(&context);
    sha256_update(&context, count, bytes);
#if NETTLE_VERSION_MAJOR >= 4
    sha256_digest(&context, hash);
#else
    sha256_digest(&context, CN_SHA256_SIZE, hash);
#endif
}
