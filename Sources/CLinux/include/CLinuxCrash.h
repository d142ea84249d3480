// A crash that ends well: the terminal is restored, and one sentence says what happened.
#pragma once

// From here on, a crash restores the terminal before the process dies of its signal. Later calls do nothing.
void cl_crash_watch(void);

// From here on, a crash also writes a sentence to standard error and to the log file, and the process ends with status 70
// (EX_SOFTWARE) instead of dying. Where CONFAB_CORE_DUMPS is set, it dies of the signal, so that there is a core.
//
// `damage` is the sentence for a bad memory access or an abort, which damaged data causes; `bug` is the one for the rest.
// The folder of the log file must exist when the crash happens.
void cl_crash_explain(const char *damage, const char *bug, const char *log);
