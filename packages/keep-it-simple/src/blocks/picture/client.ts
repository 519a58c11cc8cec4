import type { ClientContext } from '#model/block-module.ts'
/** S1.6: the pictures of the text open in a viewer, which is fetched when the first one is asked for. */
export function mount(content: HTMLElement, { signal }: ClientContext): void {
  const links = () => [...content.querySelectorAll<HTMLAnchorElement>('a.view')]
  for (const link of links()) {
    if (isChosen(link)) link.role = 'button'
    else link.replaceWith(...link.childNodes)
  }
  const open = (event: Event, link: HTMLAnchorElement) => {
    event.preventDefault()
    const shown = links().filter((one) => one.checkVisibility())
    void import('#theme/viewer/open-viewer.ts').then(
      ({ openViewer }) => openViewer(shown, shown.indexOf(link)),
      // Without the viewer the link still leads to the picture.
      () => location.assign(link.href),
    )
  }
  const onClick = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a.view')
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey)
    if (link && plain) open(event, link)
  }
  const onKey = (event: KeyboardEvent) => {
    const target = event.target as Element
    if (event.key === ' ' && target.matches('a.view')) open(event, target as HTMLAnchorElement)
  }
  content.addEventListener('click', onClick, { signal })
  content.addEventListener('keydown', onKey, { signal })
}

/** A page may say by a selector which of its pictures can be opened (S3.4). */
function isChosen(link: HTMLAnchorElement): boolean {
  const { only } = link.dataset
  try {
    return only === undefined || link.querySelector('img')?.matches(only) === true
  } catch {
    return true
  }
}
