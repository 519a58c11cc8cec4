/** S4.11, in milliseconds. */
const STILL = 300

/** What a page that has just come needs once. */
export function welcome(): void {
  const side = document.getElementById('side')
  const current = side?.querySelector<HTMLElement>('[aria-current=page]')
  // S4.10: the groups around the current page open, and its entry is brought into view.
  for (let one: HTMLElement | null | undefined = current; one; one = one.parentElement)
    if (one instanceof HTMLDetailsElement) one.open = true
  current?.scrollIntoView({ block: 'nearest' })
  // S4.11: what opens now opens without a movement.
  setTimeout(() => side?.removeAttribute('data-still'), STILL)
  // S4.15. A place that was restored or scrolled to before the script came is the reader's choice.
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
    if (year > Number(years)) shown.textContent = (since ? `${since}–` : '') + year
  }
}

/** What may be wider than its place, in the text; programs are tab stops anyway, because keys run them. */
const BOXES = ':is(.code:not([data-run]) pre, .table-scroll, .diagram-scroll, .math)[role]'

/**
 * Without script each of them is a tab stop, because it may have to be scrolled. With it, only those
 * that scroll are. Checked when the key is pressed, since widths change with the window.
 */
export function stopAtScrolledBoxes(): void {
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Tab') return
    for (const box of document.querySelectorAll<HTMLElement>(BOXES)) {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = box
      if (box === document.activeElement) continue
      box.tabIndex = scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1 ? 0 : -1
    }
  })
}

const MOVEMENTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll']

/**
 * Links the styles of what nobody sees before the first movement: what opens, floats or answers a pointer
 * (`theme/styles/late.css`). Their link stands in the document for readers without script.
 */
export function linkStylesAtMovement(): void {
  const link = () => {
    const late = document.getElementById('kis-late')
    late?.insertAdjacentHTML('afterend', late.textContent)
    late?.remove()
  }
  for (const type of MOVEMENTS)
    addEventListener(type, link, { once: true, passive: true, capture: true })
}
