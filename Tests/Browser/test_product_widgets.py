"""Small views of the day in a browser without scripts: they renew themselves, and secret links close."""
import datetime

from product_app import NOW, TODAY, Product, product, readers  # noqa: F401
from product_screens import WIDER

SIZES = {"small": (170, 170), "medium": (364, 170), "large": (364, 382), "strip": (160, 72), "round-next": (180, 180),
         "round-countdown": (180, 180), "rect-remaining": (200, 112), "rect-nafil": (200, 112)}


def test_a_widget_renews_itself_without_scripts(chromium, tmp_path):
    """SY-041 MZ-237 a widget's page asks for itself again when the minute of its countdown is over, with scripts off"""
    folder = tmp_path / "data"
    first = Product(folder).start()
    try:
        first.settle()
        waits = int(first.send("GET", "/widgets/small")[1]["refresh"])
    finally:
        first.stop()
    # A clock that stands a second before the minute ends.
    moment = datetime.datetime.fromisoformat(NOW.replace("Z", "+00:00")) + datetime.timedelta(seconds=waits - 1)
    product = Product(folder, now=moment.strftime("%Y-%m-%dT%H:%M:%SZ")).start()
    context = chromium.new_context(java_script_enabled=False)
    try:
        page = context.new_page()
        loads = []
        page.on("response", lambda answer: loads.append(answer.url) if answer.url.endswith("/widgets/small") else None)
        page.goto(product.address + "/widgets/small")
        for _ in range(40):
            if len(loads) > 1:
                break
            page.wait_for_timeout(100)
        assert len(loads) > 1
    finally:
        context.close()
        product.stop()


def test_texts_stay_within_each_widget(chromium, tmp_path):
    """MZ-237 MZ-238 MZ-239 no text of a widget leaves its drawing, in any language, with long titles, at its own size"""
    product = Product(tmp_path / "data").start()
    context = chromium.new_context()
    try:
        product.settle()
        product.add("مراجعة الفصل الثالث من الكتاب كله مع الحواشي", date=TODAY, start="13:30", duration=60)
        product.add("Groceries: dates, milk, and everything for the guests", date=TODAY, start="20:00", duration=120)
        product.post("/me/settings/nawafil", nawafilChecks="on", **{"nafl-duha": "on", "nafl-witr": "on"})
        page = context.new_page()
        outside = {}
        for language in ("ar", "en", "ur", "id", "tr", "fr"):
            product.settings(language=language)
            for name, (width, height) in SIZES.items():
                page.goto(f"{product.address}/widgets/{name}.svg")
                found = page.evaluate(
                    """([width, height]) => [...document.querySelectorAll("text")].filter((text) => {
                        const box = text.getBBox();
                        return box.x < 0 || box.y < -2 || box.x + box.width > width || box.y + box.height > height + 2;
                    }).map((text) => text.textContent)""", [width, height])
                if found:
                    outside[f"{language} {name}"] = found
        assert not outside
        for name in SIZES:
            page.goto(f"{product.address}/widgets/{name}")
            page.set_viewport_size({"width": 160, "height": 300})
            assert not page.evaluate(WIDER), name
    finally:
        context.close()
        product.stop()


PAINTED = """() => {
    const { data } = (() => {
        const canvas = Object.assign(document.createElement("canvas"), { width: 1, height: 1 });
        return { data: canvas.getContext("2d", { willReadFrequently: true }) };
    })();
    const light = (colour) => {
        data.fillStyle = colour;
        data.fillRect(0, 0, 1, 1);
        const [r, g, b] = [...data.getImageData(0, 0, 1, 1).data].slice(0, 3)
            .map((part) => part / 255).map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const drawing = document.querySelector("svg.widget");
    const ground = getComputedStyle(drawing.firstElementChild).fill;
    const worst = Math.min(...[...drawing.querySelectorAll("text")].map((text) => {
        const [one, other] = [light(getComputedStyle(text).fill), light(ground)].sort((a, b) => b - a);
        return (one + 0.05) / (other + 0.05);
    }));
    return { ground, worst };
}"""


def test_each_widget_in_every_theme(product, readers):  # noqa: F811
    """MZ-237 each widget in each theme is a picture of its own: its colours are the theme's, and its words can be read on them"""
    product.add("مراجعة الفصل", date=TODAY, start="13:30", duration=60)
    page = readers(product, color_scheme="light", reduced_motion="reduce").page
    themes = [theme["name"] for theme in product.get("/me/appearance")["themes"]]
    assert len(themes) >= 5
    pictures = {}
    for theme in themes:
        product.post("/me/appearance", theme=theme)
        for name in SIZES:
            page.goto(f"/widgets/{name}")
            assert page.locator("html").get_attribute("data-theme") == theme
            painted = page.evaluate(PAINTED)
            assert painted["worst"] >= 4.5, (theme, name, painted)
            picture = page.locator("svg.widget").screenshot()
            assert picture not in pictures, (theme, name, pictures.get(picture))
            pictures[picture] = (theme, name)
    assert len(pictures) == len(themes) * len(SIZES)


def test_a_secret_link_closes_when_it_is_revoked(chromium, tmp_path):
    """SY-050 made on the page, opened in another browser, revoked on the page: 404 at once, without scripts"""
    product = Product(tmp_path / "data").start()
    own, other = chromium.new_context(java_script_enabled=False), chromium.new_context(java_script_enabled=False)
    try:
        product.settle()
        product.settings(language="en")
        page = own.new_page()
        page.goto(product.address + "/me/tokens")
        page.fill("#name", "Wall")
        page.check("#widgets")
        page.click("main form[action='/me/tokens'] .button-primary")
        link = page.locator(".secret a").first.get_attribute("href")
        asked = {"Accept": "application/json", "Authorization": "Bearer " + link.split("/")[2]}
        assert product.send("GET", "/widgets/small", headers=asked)[0] == 200
        assert product.send("GET", "/", headers=asked)[0] == 403
        guest = other.new_page()
        assert guest.goto(product.address + link).status == 200
        page.click("a.button-primary")
        page.click("main .button-danger")
        assert guest.goto(product.address + link).status == 404
        assert product.send("GET", "/widgets/small", headers=asked)[0] == 401
    finally:
        own.close()
        other.close()
        product.stop()
