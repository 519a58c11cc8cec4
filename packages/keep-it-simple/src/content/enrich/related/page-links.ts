import { splitLink } from '#model/path.ts'
import type { PlacedPage } from '../../placed-page.ts'
import type { CompilerSettings } from '../../settings.ts'
import type { Addresses } from '../link-advice.ts'
import { targetOf } from '../links.ts'

/** Which listed pages the texts of others lead to, with what the first such link says. */
export interface PageLinks {
  readonly from: ReadonlyMap<PlacedPage, ReadonlyMap<PlacedPage, string>>
  readonly to: ReadonlyMap<PlacedPage, ReadonlyMap<PlacedPage, string>>
}

export function pageLinks(
  listed: ReadonlySet<PlacedPage>,
  addresses: Addresses,
  settings: CompilerSettings,
): PageLinks {
  const from = new Map<PlacedPage, Map<PlacedPage, string>>()
  const to = new Map<PlacedPage, Map<PlacedPage, string>>()
  const note = (
    table: Map<PlacedPage, Map<PlacedPage, string>>,
    key: PlacedPage,
    other: PlacedPage,
    text: string,
  ) => {
    let row = table.get(key)
    if (!row) table.set(key, (row = new Map()))
    if (!row.has(other)) row.set(other, text)
  }
  for (const page of listed)
    for (const { href, text = '' } of page.source.links) {
      const { path } = splitLink(href)
      const target = path === '' ? undefined : targetOf(path, page, addresses, settings)
      if (typeof target !== 'object' || target === page || !listed.has(target)) continue
      if (target.locale.prefix !== page.locale.prefix) continue
      note(from, page, target, text)
      note(to, target, page, text)
    }
  return { from, to }
}
