import type { Page } from '@playwright/test'

/** What a document says of itself, and everything of this site it leads to or loads. */
export interface Look {
  readonly lang: string
  readonly dir: string
  readonly headings: readonly string[]
  /** `hreflang` and where it leads; `x-default` too. */
  readonly alternates: Readonly<Record<string, string>>
  readonly canonical: string
  /** Whole addresses on this host, without what follows `#`. */
  readonly links: readonly string[]
  /** Links and buttons nobody can name, lists without entries, landmarks without anything in them. */
  readonly hollow: readonly string[]
}

export function lookAt(page: Page): Promise<Look> {
  return page.evaluate(() => {
    const root = document.documentElement
    const all = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)]
    const here = (address: string) => {
      const { origin, protocol, href } = new URL(address, document.baseURI)
      return origin === location.origin && protocol.startsWith('http')
        ? [href.replace(/#.*/, '')]
        : []
    }
    const srcsets = all('[srcset]').flatMap((one) =>
      one
        .getAttribute('srcset')!
        .split(',')
        .map((part) => part.trim().split(/\s+/)[0]!),
    )
    const addresses = [
      ...all('a[href], link[href], area[href]').map((one) => one.getAttribute('href')!),
      ...all('[src]').map((one) => one.getAttribute('src')!),
      ...srcsets,
    ]
    const visible = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const empty = all('nav, ul, ol, aside, footer, section, header, dl').filter(
      (one) =>
        visible(one) &&
        one.textContent.trim() === '' &&
        !one.querySelector('img, svg, a, button, input'),
    )
    return {
      lang: root.lang,
      dir: getComputedStyle(document.body).direction,
      headings: all('h1').map((one) => one.textContent.trim()),
      alternates: Object.fromEntries(
        all<HTMLLinkElement>('link[rel=alternate][hreflang]').map((one) => [
          one.hreflang,
          one.href,
        ]),
      ),
      canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '',
      links: [...new Set(addresses.flatMap(here))],
      hollow: empty.map((one) => one.outerHTML.slice(0, 120)),
    }
  })
}

/** How far a page reaches beyond the screen, in pixels, to either side. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
}
