#include "CNettle.h"

#include <nettle/sha2.h>
#include <nettle/version.h>
#include <stdlib.h>

struct cn_sha256 {
    struct sha256_ctx context;
};

cn_sha256 *cn_sha256_begin(void) {
    cn_sha256 *begun = malloc(sizeof *begun);
    if (begun) sha256_init(&begun->context);
    return begun;
}

void cn_sha256_add(cn_sha256 *context, const void *bytes, size_t count) {
    sha256_update(&context->context, count, bytes);
}

void cn_sha256_finish(cn_sha256 *context, uint8_t hash[CN_SHA256_SIZE]) {
#if NETTLE_VERSION_MAJOR >= 4
    sha256_digest(&context->context, hash);
#else
    sha256_digest(&context->context, CN_SHA256_SIZE, hash);
#endif
}

void cn_sha256_end(cn_sha256 *context) { free(context); }
