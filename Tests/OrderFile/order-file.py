"""Writes the functions that run while Confab starts, then those that run in everyday use, for the linker to put next to
each other: run `make order`. Arguments: the program, the benchmark program, and the file to write."""

import re
import subprocess
import sys
import tempfile
import time

# Keys, and a text that the screen shows once they have worked; an empty text if none is sure to come.
EVERYDAY = [
    ("j", ""), ("k", ""), ("Enter", "Write a message"), ("PageUp", ""), ("Hello", "Hello"), ("C-u", "Write a message"),
    ("Escape", "New chat"), ("/", "Search"), ("cafe", "cafe"), ("Escape", ""), ("Escape", "New chat"),
]
SOCKET = "confab-order"


def run(*arguments):
    return subprocess.run(arguments, check=True, capture_output=True, text=True).stdout


def tmux(*arguments):
    return run("tmux", "-L", SOCKET, "-f", "/dev/null", *arguments)


def wait(text):
    """Waits until the screen shows the text and then stays the same for a second: valgrind makes everything slow."""
    last, end = "", time.monotonic() + 300
    while time.monotonic() < end:
        time.sleep(1)
        screen = tmux("capture-pane", "-p", "-t", "confab")
        if text in screen and screen == last:
            return
        last = screen
    sys.exit(f"The screen doesn't show “{text}”, but this:\n{last}")


def executed(program, folder, keys):
    """Returns the names of the functions that run in a session with these keys."""
    found = f"{folder}/callgrind.out"
    tmux(
        "new-session", "-d", "-s", "confab", "-x", "120", "-y", "40",
        f"env -i PATH=/usr/bin:/bin TERM=tmux-256color COLORTERM=truecolor LANG=C.UTF-8 HOME={folder}/home valgrind"
        f" --tool=callgrind --demangle=no --callgrind-out-file={found} --log-file={folder}/valgrind.log"
        f" {program} --data {folder}/account")
    wait("New chat")
    for key, text in keys:
        tmux("send-keys", "-t", "confab", key)
        wait(text)
    tmux("send-keys", "-t", "confab", "C-q")
    while subprocess.run(["tmux", "-L", SOCKET, "has-session"], capture_output=True).returncode == 0:
        time.sleep(0.5)
    with open(found, encoding="utf-8") as file:
        return set(re.findall(r"^c?fn=\(\d+\) (\S+?)(?:'\d+)?$", file.read(), re.MULTILINE))


def main():
    program, bench, output = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        run(bench, "generate", f"{folder}/account", "--chats", "1000", "--messages", "20000", "--seed", "1")
        # Valgrind can't read the debug information.
        run("strip", "--strip-debug", "-o", f"{folder}/confab", program)
        defined = set(re.findall(r"^\S+ [tTwW] (\S+)$", run("nm", f"{folder}/confab"), re.MULTILINE))
        start = executed(f"{folder}/confab", folder, []) & defined
        everyday = executed(f"{folder}/confab", folder, EVERYDAY) & defined - start
    with open(output, "w", encoding="utf-8") as file:
        file.writelines(f"{name}\n" for name in sorted(start) + sorted(everyday))


main()
