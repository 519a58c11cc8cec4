import { yearsText } from '#model/years.ts'

/** S4.11, in milliseconds. */
const STILL = 300

/** What a page that has just come needs once: the current entry of its lists in sight. */
export function welcome(): void {
  showCurrent()
  showCategory()
}

/** S4.10: groups around the current page open; the page itself is brought into view. */
function showCurrent(): void {
  const side = document.getElementById('side')
  if (!side) return
  const current = side.querySelector('[aria-current=page]')
  for (
    let group = current?.closest('details');
    group;
    group = group.parentElement?.closest('details')
  )
    group.open = true
  current?.scrollIntoView({ block: 'nearest' })
  // S4.11: what opens now opens without a movement.
  setTimeout(() => side.removeAttribute('data-still'), STILL)
}

/** S4.15. A place that was restored or scrolled to before the script came is the reader's choice. */
function showCategory(): void {
  if (scrollY === 0)
    document
      .querySelector('.cats [aria-current]')
      ?.scrollIntoView({ block: 'center', behavior: 'instant' })
}

/** A site that was built before New Year says what year it is now. */
export function showYears(): void {
  const year = new Date().getFullYear()
  for (const shown of document.querySelectorAll<HTMLElement>('[data-years]')) {
    const { years, since } = shown.dataset
    if (year > Number(years)) shown.textContent = yearsText(since ? Number(since) : undefined, year)
  }
}

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
