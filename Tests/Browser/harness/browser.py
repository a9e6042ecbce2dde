"""Chromium as the tests start it."""
import os
import shutil

FOUND = (shutil.which(name) for name in ("chromium-headless-shell", "chromium"))
EXECUTABLE = os.environ.get("WIRD_CHROMIUM") or next(filter(None, FOUND), "/usr/bin/chromium")
"""The same engine without a browser's windows around it takes a third less of the processor; else the whole browser."""
ARGUMENTS = ["--no-sandbox", "--disable-dev-shm-usage", "--font-render-hinting=none"]


def launch(playwright, **options):
    """A browser without a profile."""
    return playwright.chromium.launch(executable_path=EXECUTABLE, args=ARGUMENTS, **options)


def launch_profile(playwright, folder, arguments=(), **options):
    """A browser with a profile that stays: starting it again in the same folder is a restart."""
    return playwright.chromium.launch_persistent_context(
        str(folder), executable_path=EXECUTABLE, args=[*ARGUMENTS, *arguments], **options)
