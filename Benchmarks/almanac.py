"""A year of a city's prayer times: Wird natively and as WebAssembly, beside ipraytime of Debian's itools, as lines for
Benchmarks/table.py.

ipraytime can be asked for a year only as a whole program, start and printing included. So each of its runs is measured, and
the same program with a single day is taken off: what stays is the other 364 days with their printing."""
import json
import pathlib
import shutil
import statistics
import subprocess
import sys
import time

from table import emit

ROOT = pathlib.Path(__file__).resolve().parent.parent
YEAR = "A year of times in Riyadh"
PLACE = ["--latitude", "24.7136", "--longitude", "46.6753", "--utcdiff", "3", "--anglemethod", "5"]


def clock(command):
    """The median of 41 runs in microseconds."""
    runs = []
    for _ in range(41):
        start = time.perf_counter()
        subprocess.run(command, stdout=subprocess.DEVNULL, check=True)
        runs.append((time.perf_counter() - start) * 1e6)
    return statistics.median(runs)


def main():
    binary = ROOT / ".build-bench/release/WirdBenchmarks"
    text = subprocess.run([binary, "almanac"], capture_output=True, text=True, check=True).stdout
    figures = {line["figure"]: line["value"] for line in map(json.loads, text.splitlines())}
    native = figures["Prayer times of a year"]
    emit(YEAR + ", native", native, "µs", 1825, note=f"{native / 365:.2f} µs a day")

    module = ROOT / ".worker/vectors.wasm"
    if shutil.which("node") and module.exists():
        command = ["node", ROOT / "Benchmarks/vectors.mjs", module, "time"]
        value = float(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
        emit(YEAR + ", WebAssembly", value, "µs", note=f"{value / 365:.2f} µs a day, {value / native:.1f} × native")
    else:
        print("WebAssembly is left out: it takes node and .worker/vectors.wasm (Scripts/build-vectors).", file=sys.stderr)

    if shutil.which("ipraytime"):
        whole = clock(["ipraytime", "--year", "2026", *PLACE])
        start = clock(["ipraytime", "--date", "20260101", "--brief", *PLACE])
        emit(YEAR + ", ipraytime", whole - start, "µs", note=f"{(whole - start) / native:.1f} × native; with its start {whole:.0f} µs")
    else:
        print("ipraytime is left out: it is not installed (apt-get install itools).", file=sys.stderr)


if __name__ == "__main__":
    main()
