"""What an open page does when the day changes at its place."""
from product_app import Product, readers  # noqa: F401


def test_midnight_with_the_page_open(tmp_path, readers):  # noqa: F811
    """MZ-021 a page that is open at midnight shows the new day with its blocks within a minute, by itself"""
    product = Product(tmp_path / "data", now="2026-11-21T20:59:30Z").start()
    try:
        product.settle()
        page = readers(product, clock="running").open()
        first = page.locator("h1").inner_text()
        product.stop()
        product.now = "2026-11-21T21:00:05Z"
        product.start()
        page.clock.fast_forward(40_000)
        for _ in range(60):
            if page.locator("h1").inner_text() != first:
                break
            page.wait_for_timeout(100)
        assert page.locator("h1").inner_text() != first
        assert page.locator(".prayer-name").count() == 5
        assert product.today()["date"] == "2026-11-22"
    finally:
        product.stop()
