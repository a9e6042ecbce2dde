"""The end of a course's level in a browser: the assessment's card, and what is celebrated once."""
import re

from product_app import product, readers  # noqa: F401


def walked(product, weeks=12):  # noqa: F811
    """A course at home with its first weeks done and the clock in week 14."""
    product.post("/course/demo", step="begin", name="Maryam")
    product.post("/course/demo", step="place")
    for step in ("welcome", "level", "letters", "coach", "semester"):
        product.post("/course/welcome", step=step, letters="amiri", size="medium")
    for week in range(1, weeks + 1):
        product.post("/course/demo", step="week", week=str(week))
        for video in range(product.get("/course")["weeks"][week - 1]["videos"]):
            product.post(f"/course/learn/videos/l1-w{week}-v{video + 1}")
        product.post(f"/course/learn/weeks/{week}")
        product.post(f"/course/learn/weeks/{week}/recording")
    product.post("/course/demo", step="week", week="14")


def channels(colour):
    """Red, green and blue of a computed colour, from 0 to 1."""
    numbers = [float(number) for number in re.findall(r"[\d.]+", colour.replace("srgb", ""))[:3]]
    return [number / 255 if colour.startswith("rgb") else number for number in numbers]


def test_the_assessment_and_the_graduation(product, readers):  # noqa: F811
    """QF-218 QF-224 QF-230 the card's border is amber; the celebration falls once, with its end, and not where less motion is wanted"""
    product.settings(language="en")
    walked(product)
    reader = readers(product, reduced_motion="no-preference")
    page = reader.open("/course/learn")
    border = page.eval_on_selector(".course-eoc", "(card) => { const style = getComputedStyle(card);"
                                   " return [style.borderTopColor, style.borderTopWidth, style.borderTopStyle]; }")
    red, green, blue = channels(border[0])
    assert red > 0.5 and red > green > blue and red - blue > 0.2, border
    assert border[1:] == ["2px", "solid"]
    product.post("/course/learn/assessment")
    product.post("/course/demo", step="answer")
    page = reader.open("/course")
    pieces = page.eval_on_selector_all(".confetti i", "(pieces) => pieces.map((piece) => {"
                                       " const style = getComputedStyle(piece);"
                                       " return [style.animationName, style.animationIterationCount]; })")
    assert pieces and all(piece == ["confetti", "1"] for piece in pieces), pieces
    for _ in range(2):
        page = reader.open("/course")
        assert page.locator(".confetti").count() == 0
        assert page.locator("#results").is_visible()
    still = readers(product, reduced_motion="reduce").open("/course")
    assert still.locator(".confetti").count() == 1
    assert still.eval_on_selector(".confetti", "(node) => getComputedStyle(node).display") == "none"
    assert still.locator("#results").is_visible()
