"""Where things lie in the checkout."""
import pathlib

ROOT = pathlib.Path(__file__).resolve().parents[3]
WEB = ROOT / "Web"
WASM = ROOT / ".worker/wird.wasm"
EVERYDAY = ROOT / ".worker/everyday.wasm"

WORKER_FILES = sorted((WEB / "js/worker").glob("*.js"))
"""What stands before sw.js in the service worker."""


def worker_script(build, entry=True):
    """The text of /sw.js as the server composes it."""
    parts = [f'const BUILD = "{build}";\n']
    parts += [file.read_text(encoding="utf-8") for file in WORKER_FILES]
    if entry:
        parts.append((WEB / "js/sw.js").read_text(encoding="utf-8"))
    return "\n".join(parts)
