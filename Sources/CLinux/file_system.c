#include "CLinuxFileSystem.h"

#include <sys/vfs.h>

uint64_t cl_file_system(const char *path) {
    struct statfs status;
    return statfs(path, &status) == 0 ? (uint64_t)(uint32_t)status.f_type : 0;
}
