"""Writes a drawing twice, `NAME-light.svg` and `NAME-dark.svg`: the colours of the site's palette for
either appearance, no background, so that the page's paper shows through."""

LIGHT = {"ink": "#1d2129", "quiet": "#50545d", "rule": "#d5d3ce", "sunk": "#efede8", "paper": "#fcfbf9",
         "accent": "#c0321f", "blue": "#3f72b8", "green": "#2f8059", "gold": "#9a7420", "violet": "#8055a8"}
DARK = {"ink": "#e2e1dc", "quiet": "#b2b1ac", "rule": "#3c404a", "sunk": "#23272f", "paper": "#14171d",
        "accent": "#f2846e", "blue": "#7fb0ec", "green": "#6fc79b", "gold": "#dcb75e", "violet": "#c19ae6"}


def text(x, y, words, colour, size=14, anchor="middle", family="sans-serif", weight=400):
    return (f'<text x="{x:g}" y="{y:g}" text-anchor="{anchor}" font-family="{family}" font-size="{size}" '
            f'font-weight="{weight}" fill="{colour}">{words}</text>')


def write(folders, name, width, height, draw):
    """`draw(colours)` gives the shapes; the same drawing is put into every folder."""
    for look, colours in (("light", LIGHT), ("dark", DARK)):
        svg = (f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" '
               f'viewBox="0 0 {width} {height}">{"".join(draw(colours))}</svg>\n')
        for folder in folders:
            (folder / f"{name}-{look}.svg").write_text(svg)
