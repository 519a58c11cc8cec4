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
