"""The house's arrows: an area of Sources/App uses Core and itself, never another area; what crosses is handed in from the top."""
import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]
APP = ROOT / "Sources/App"
CORE = "Core"
FEATURES = ("Adhkar", "Aladhan", "Course", "Me", "Path", "Planner", "Quran", "Shared", "Times")

JOINTS = {
    "App": "the product itself, which a host's errands extend",
    "Route": "a case per area: any page may lead to any other",
    "Notice": "a case per area: what a form says on the page that it leads to",
}
"""What stands at the top and everybody names."""

DECLARED = re.compile(
    r"^(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|final|package|indirect)\s+)*(?:struct|enum|class|protocol|typealias)\s+(\w+)",
    re.MULTILINE)
NAMED = re.compile(r"(?<![.\w])[A-Z]\w+")


def code(text):
    """Swift without comments and texts; what is put into a text stays."""
    text = re.sub(r"//[^\n]*", "", text)
    text = re.sub(r'"""(?:.|\n)*?"""', '""', text)
    return re.sub(r'"(?:\\.|[^"\\\n])*"', lambda text: " ".join(re.findall(r"\\\((.*?)\)", text[0])), text)


def area(path):
    """The folder that a file lies in, or `None` at the top."""
    return path.split("/")[0] if "/" in path else None


def arrows(files):
    """What each file names of a type that it may not: `(file, type, the type's file)`."""
    homes = {name: path for path, text in files.items() for name in DECLARED.findall(text)}
    found = []
    for path, text in sorted(files.items()):
        here = area(path)
        for name in sorted(set(NAMED.findall(text))):
            there = area(homes[name]) if name in homes else here
            if here is not None and there not in (here, CORE) and name not in JOINTS:
                found.append((path, name, homes[name]))
    return found


def sources():
    return {path.relative_to(APP).as_posix(): code(path.read_text(encoding="utf-8")) for path in APP.rglob("*.swift")}


def test_the_search_finds():
    """an arrow is found between areas, from Core, and to the top, and none where there is none"""
    files = {
        "Quran/Reader.swift": "struct Reader { let day: Day; let place: Place; let route: Route }",
        "Planner/Day.swift": "final class Day {}\nextension Screens {}",
        "Core/Place.swift": "public struct Place { var day: Day }",
        "Screens.swift": "enum Screens { static let all = [Reader.self, Day.self] }",
        "Route.swift": "enum Route {}",
        "Path/Item.swift": code('let a = Other.Day // a Day\nlet b = "Day"'),
    }
    assert [(path, name) for path, name, _ in arrows(files)] == [
        ("Core/Place.swift", "Day"), ("Planner/Day.swift", "Screens"), ("Quran/Reader.swift", "Day")]


def test_every_folder_is_known():
    """a folder of the app is Core or an area, so that a new one is looked at as well"""
    assert sorted(path.name for path in APP.iterdir() if path.is_dir()) == sorted((CORE, *FEATURES))


def test_no_area_uses_another():
    """the areas' files name no type of another area, and Core's name none of any area"""
    found = [f"{path} names {name} of {home}" for path, name, home in arrows(sources())]
    assert not found, "hand it in through Crossings, or move what all share to Core:\n" + "\n".join(found)


def test_the_top_only_joins():
    """what joins the areas stands in a few files at the top"""
    assert len([path for path in sources() if area(path) is None]) <= 12
