#ifndef CCRYPT_H
#define CCRYPT_H

// Bytes that a hash takes at most, the zero at its end included.
#define CC_HASH_SIZE 384

// Makes a salted, slow hash of a password (yescrypt, at libcrypt's own cost) in `hash`, which has CC_HASH_SIZE bytes.
// Returns 0, or what went wrong as errno has it; ERANGE for a password of more than 512 bytes.
int cc_hash(const char *password, char *hash);

// Whether `hash` was made of `password`: 1 or 0. Takes as long as making it.
int cc_matches(const char *password, const char *hash);

#endif
