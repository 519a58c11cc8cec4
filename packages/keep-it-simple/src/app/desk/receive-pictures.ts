interface Receiver {
  readonly receive: (files: readonly File[]) => void
  /** A file is held over the page, or no longer. */
  readonly over: (isOver: boolean) => void
}

/** Pictures an author pastes into the page or drops on it; not what is meant for a field. */
export function receivePictures({ receive, over }: Receiver): () => void {
  const stop = new AbortController()
  const { signal } = stop
  addEventListener(
    'paste',
    (event) => {
      const files = picturesOf(event.clipboardData)
      if (files.length === 0 || isField(event.target)) return
      event.preventDefault()
      receive(files)
    },
    { signal },
  )
  addEventListener(
    'dragover',
    (event) => {
      if (!event.dataTransfer?.types.includes('Files') || isField(event.target)) return
      // Else the browser would open the file in place of the page.
      event.preventDefault()
      over(true)
    },
    { signal },
  )
  addEventListener('dragleave', (event) => event.relatedTarget === null && over(false), { signal })
  addEventListener(
    'drop',
    (event) => {
      if (!event.dataTransfer?.types.includes('Files') || isField(event.target)) return
      event.preventDefault()
      over(false)
      const files = picturesOf(event.dataTransfer)
      if (files.length > 0) receive(files)
    },
    { signal },
  )
  return () => stop.abort()
}

const picturesOf = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))

const isField = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable]:not([contenteditable=false])') !== null
