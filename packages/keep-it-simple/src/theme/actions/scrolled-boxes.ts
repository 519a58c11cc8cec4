/** What may be wider than its place, in the text; programs are stops anyway, because keys run them. */
const BOXES = ':is(.code:not([data-run]) pre, .table-scroll, .diagram-scroll, .math)[role]'

/**
 * Without script each of them is a tab stop, because it may have to be scrolled. With it, only those
 * that really go on are: looked at when the key is pressed, since widths change with the window.
 */
export function stopAtScrolledBoxes(): void {
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Tab') return
    for (const box of document.querySelectorAll<HTMLElement>(BOXES))
      if (box !== document.activeElement)
        box.tabIndex =
          box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1 ? 0 : -1
  })
}
