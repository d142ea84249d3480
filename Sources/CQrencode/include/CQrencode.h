#pragma once

// What is encoded and read here is bytes in a flat array: all of it is imported as it is.
#include <qrencode.h>
