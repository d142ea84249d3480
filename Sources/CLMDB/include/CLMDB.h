#pragma once

// Everything of liblmdb that Swift needs is imported as it is: constants are plain numbers, functions take pointers.
#include <lmdb.h>
