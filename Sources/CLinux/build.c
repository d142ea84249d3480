#define _GNU_SOURCE
#include "CLinux.h"

#include <elf.h>
#include <link.h>
#include <string.h>

struct result {
    char *digits;
    size_t capacity;
    size_t length;
};

static void take_notes(const char *notes, size_t size, struct result *result) {
    static const char hex[] = "0123456789abcdef";
    while (size >= sizeof(ElfW(Nhdr))) {
        const ElfW(Nhdr) *note = (const ElfW(Nhdr) *)notes;
        size_t name = (note->n_namesz + 3u) & ~(size_t)3, description = (note->n_descsz + 3u) & ~(size_t)3;
        size_t whole = sizeof(*note) + name + description;
        if (whole > size) return;
        const unsigned char *bytes = (const unsigned char *)notes + sizeof(*note) + name;
        if (note->n_type == NT_GNU_BUILD_ID && note->n_namesz == 4 && !memcmp(notes + sizeof(*note), "GNU", 4)) {
            for (size_t i = 0; i < note->n_descsz && result->length + 2 < result->capacity; i++) {
                result->digits[result->length++] = hex[bytes[i] >> 4];
                result->digits[result->length++] = hex[bytes[i] & 15];
            }
            result->digits[result->length] = 0;
            return;
        }
        notes += whole;
        size -= whole;
    }
}

// The first object is the program itself.
static int visit(struct dl_phdr_info *object, size_t size, void *data) {
    (void)size;
    for (int i = 0; i < object->dlpi_phnum; i++) {
        const ElfW(Phdr) *header = &object->dlpi_phdr[i];
        if (header->p_type == PT_NOTE)
            take_notes((const char *)(object->dlpi_addr + header->p_vaddr), header->p_memsz, data);
    }
    return 1;
}

size_t cl_build_id(char *digits, size_t capacity) {
    struct result result = {digits, capacity, 0};
    if (capacity == 0) return 0;
    digits[0] = 0;
    dl_iterate_phdr(visit, &result);
    return result.length;
}
