"""Chromium as the tests start it."""
import os
import shutil

EXECUTABLE = os.environ.get("WIRD_CHROMIUM") or shutil.which("chromium") or "/usr/bin/chromium"
ARGUMENTS = ["--no-sandbox", "--disable-dev-shm-usage"]


def launch(playwright, **options):
    """A browser without a profile."""
    return playwright.chromium.launch(executable_path=EXECUTABLE, args=ARGUMENTS, **options)


def launch_profile(playwright, folder, **options):
    """A browser with a profile that stays: starting it again in the same folder is a restart."""
    return playwright.chromium.launch_persistent_context(
        str(folder), executable_path=EXECUTABLE, args=ARGUMENTS, **options)
