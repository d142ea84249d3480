// System calls and signal handling that Swift cannot import or must not do itself; a header a topic.
#pragma once

#include "CLinuxBuild.h"
#include "CLinuxChecksum.h"
#include "CLinuxCrash.h"
#include "CLinuxDescriptors.h"
#include "CLinuxFileSystem.h"
#include "CLinuxMemory.h"
#include "CLinuxPrograms.h"
#include "CLinuxPseudoTerminal.h"
#include "CLinuxSearch.h"
#include "CLinuxSignals.h"
#include "CLinuxTerminal.h"
#include "CLinuxThreads.h"
