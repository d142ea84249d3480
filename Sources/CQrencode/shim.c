#include "CQrencode.h"
