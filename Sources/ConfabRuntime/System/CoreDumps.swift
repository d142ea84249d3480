internal import CLinux

/// Turns off core dumps, which would leave messages on the disk, unless a developer sets `CONFAB_CORE_DUMPS=1`.
public func forbidCoreDumps() {
    // If the system refuses, everything else still works.
    if Places.environment("CONFAB_CORE_DUMPS") != "1" { _ = cl_forbid_core_dumps() }
}
