"""docs/openapi.json is what docs/api.md gives, and names every call there."""
import json
import pathlib
import re
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


def test_the_description_is_made_of_the_document():
    """whoever changes docs/api.md runs Scripts/openapi"""
    asked = subprocess.run([ROOT / "Scripts/openapi", "--check"], capture_output=True, text=True)
    assert asked.returncode == 0, asked.stderr


def test_the_description_names_every_call():
    """each call of docs/api.md, which the routes' own tests hold to be complete, stands in it with its method"""
    described = json.loads((ROOT / "docs/openapi.json").read_text(encoding="utf-8"))["paths"]
    count = sum(len(calls) for path, calls in described.items() if not path.startswith("/v1/"))
    document = (ROOT / "docs/api.md").read_text(encoding="utf-8")
    rows = {(method, address) for line in document.splitlines() if line.startswith("| `")
            for method, address in re.findall(r"`([A-Z]+) (/[^ `?]*)`", line.split(" | ")[0])}
    assert len(rows) > 170 and count == len(rows)


def test_the_description_is_one():
    """each parameter in an address is described, and each name that is referred to is there"""
    description = json.loads((ROOT / "docs/openapi.json").read_text(encoding="utf-8"))
    for path, calls in description["paths"].items():
        for call in calls.values():
            named = {one["name"] for one in call.get("parameters", []) if one["in"] == "path"}
            assert named == set(re.findall(r"{(\w+)}", path)), path
    for name in set(re.findall(r'"#/components/(\w+/\w+)"', json.dumps(description))):
        kind, which = name.split("/")
        assert which in description["components"][kind], name
