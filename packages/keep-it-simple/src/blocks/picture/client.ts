import { ACT } from '#browser/events.ts'
import type { ClientContext } from '#model/block-module.ts'

/** S1.6: the pictures of the text open in a viewer, which is fetched when the first one is asked for. */
export function mount(content: HTMLElement, { signal }: ClientContext): void {
  const links = () => [...content.querySelectorAll<HTMLAnchorElement>('a.view')]
  for (const link of links()) {
    if (isChosen(link)) link.role = 'button'
    // Not taken away: what was pressed may be this one.
    else for (const name of link.getAttributeNames()) link.removeAttribute(name)
  }
  const open = (link: HTMLAnchorElement) => {
    const shown = links().filter((one) => one.checkVisibility())
    void import('#theme/viewer/open-viewer.ts').then(
      ({ openViewer }) => openViewer(shown, shown.indexOf(link)),
      // Without the viewer the link still leads to the picture.
      () => location.assign(link.href),
    )
  }
  const onPress = ({ target }: Event) => {
    const link = target as HTMLAnchorElement
    if (link.matches('a.view')) open(link)
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== ' ' || !(event.target as Element).matches('a.view')) return
    event.preventDefault()
    onPress(event)
  }
  content.addEventListener(ACT, onPress, { signal })
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
