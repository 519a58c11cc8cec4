const TYPING = 'input, textarea, select, [contenteditable]'

/** S2.8.1: Ctrl or Cmd with K, or a slash; not while the reader types. */
export function onSearchKey(search: () => void): void {
  addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey, shiftKey, isComposing } = event
    const withCommand = ctrlKey || metaKey
    // On some keyboards a slash needs Shift.
    const wanted = withCommand ? key.toLowerCase() === 'k' && !shiftKey : key === '/'
    if (!wanted || altKey || isComposing || (target as Element).closest?.(TYPING)) return
    event.preventDefault()
    search()
  })
}
