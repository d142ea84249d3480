#ifndef CNETTLE_H
#define CNETTLE_H

#include <stddef.h>
#include <stdint.h>

// Bytes of a SHA-256 hash.
#define CN_SHA256_SIZE 32

// A SHA-256 hash that is being computed.
typedef struct cn_sha256 cn_sha256;

// Begins a hash; NULL if there is no memory.
cn_sha256 *cn_sha256_begin(void);

// Adds `count` bytes.
void cn_sha256_add(cn_sha256 *context, const void *bytes, size_t count);

// Writes the hash of the bytes that were added to `hash`.
void cn_sha256_finish(cn_sha256 *context, uint8_t hash[CN_SHA256_SIZE]);

// Frees the memory.
void cn_sha256_end(cn_sha256 *context);

#endif
