#pragma once

#include <cmark-gfm-extension_api.h>
#include <cmark-gfm.h>

// Creates the extension for `||spoilers||`. Call it once.
cmark_syntax_extension *ccmark_spoiler_extension(void);
