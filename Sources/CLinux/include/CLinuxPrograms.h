// Starting other programs, and what they may learn from this one.
#pragma once

#include <stdbool.h>
#include <sys/types.h>

// How a program is started.
typedef struct {
    // The file; it isn't looked for in any folder.
    const char *path;
    // Both end with NULL.
    char *const *arguments;
    char *const *environment;
    // Its standard input, output, and error. It inherits no other descriptor.
    int standard[3];
    // Puts it into a process group of its own, away from the keys of the terminal.
    bool leads_group;
    // Ends it when the thread that starts it ends, so that thread has to wait for it.
    bool ends_with_parent;
} cl_program;

// Starts a program with default signal handling. Returns 0 and its process, or an error number.
int cl_start(const cl_program *program, pid_t *process);

// Turns off core dumps and debuggers for this process, whose memory holds messages. Returns 0, or an error number.
int cl_forbid_core_dumps(void);
