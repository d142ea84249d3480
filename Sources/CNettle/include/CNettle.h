#ifndef CNETTLE_H
#define CNETTLE_H

#include <stddef.h>
#include <stdint.h>

// Bytes of a SHA-256 hash.
#define CN_SHA256_SIZE 32

// Writes the SHA-256 hash of `count` bytes to `hash`.
void cn_sha256(const void *bytes, size_t count, uint8_t hash[CN_SHA256_SIZE]);

#endif
