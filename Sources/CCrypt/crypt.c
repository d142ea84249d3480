#include "CCrypt.h"

#include <crypt.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

_Static_assert(CC_HASH_SIZE == CRYPT_OUTPUT_SIZE, "libcrypt gives hashes of another size");

// What libcrypt makes of a password with a setting or an older hash, in memory of its own, so that threads do not meet.
static int make(const char *password, const char *setting, char *hash) {
    struct crypt_data *data = calloc(1, sizeof *data);
    if (!data) return ENOMEM;
    errno = 0;
    const char *made = crypt_rn(password, setting, data, sizeof *data);
    int problem = made ? 0 : errno ? errno : EINVAL;
    if (made) {
        strncpy(hash, made, CC_HASH_SIZE - 1);
        hash[CC_HASH_SIZE - 1] = 0;
    }
    // The password was in it.
    explicit_bzero(data, sizeof *data);
    free(data);
    return problem;
}

int cc_hash(const char *password, char *hash) {
    char setting[CRYPT_GENSALT_OUTPUT_SIZE];
    errno = 0;
    // No random bytes of ours: libcrypt asks the kernel for the salt.
    if (!crypt_gensalt_rn("$y$", 0, NULL, 0, setting, sizeof setting)) return errno ? errno : EINVAL;
    return make(password, setting, hash);
}

int cc_matches(const char *password, const char *hash) {
    char made[CC_HASH_SIZE];
    if (make(password, hash, made) != 0) return 0;
    size_t count = strlen(hash);
    if (strlen(made) != count) return 0;
    unsigned char difference = 0;
    for (size_t index = 0; index < count; index++) difference |= (unsigned char)(made[index] ^ hash[index]);
    return difference == 0;
}
