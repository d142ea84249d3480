#pragma once

// ncurses keeps its state in the process. One thread at a time is in it; which screen it works on is set inside.
void cn_lock(void);
void cn_unlock(void);
