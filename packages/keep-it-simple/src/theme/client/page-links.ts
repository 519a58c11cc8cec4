import { prefetch } from './fetch-document.ts'

/** Milliseconds a pointer rests on a link before its page is fetched; a pointer passing by is not. */
const REST = 65

/** Whether a page is at an address; files are the browser's business. */
export function isPage({ origin, pathname }: URL): boolean {
  const { base = '/' } = document.getElementById('kis-client')!.dataset
  return (
    origin === location.origin &&
    pathname.startsWith(base) &&
    !pathname.startsWith('//', base.length - 1) &&
    !/\.(?!html$)[a-z][a-z\d]*$/i.test(pathname)
  )
}

/** S7.12: a document is on its way when the pointer rests on its link, or focus or a finger is. */
export function prefetchLinks(): void {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } }
  // While pages are written, what was fetched before an edit is old.
  if (connection?.saveData || import.meta.env.DEV) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const on = (type: string, wait: number) =>
    addEventListener(
      type,
      ({ target }) => {
        clearTimeout(timer)
        const link = (target as Partial<Element>).closest?.('a')
        const to = link && wanted(link)
        if (to) timer = setTimeout(() => prefetch(to), wait)
      },
      { passive: true },
    )
  on('pointerover', REST)
  on('focusin', REST)
  on('touchstart', 0)
  on('pointerdown', 0)
  addEventListener('click', () => clearTimeout(timer), { capture: true })
}

function wanted(link: HTMLAnchorElement): URL | undefined {
  if (link.target || link.hasAttribute('download') || link.dataset['action']) return undefined
  if (!link.href) return undefined
  const to = new URL(link.href)
  if (to.pathname === location.pathname && to.search === location.search) return undefined
  return isPage(to) ? to : undefined
}
