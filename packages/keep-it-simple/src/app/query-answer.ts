import { pageAddress, parsePage } from '#model/pagination.ts'

/** What an old query on a list page stands for. */
export interface QueryForm {
  readonly name: 'p' | 'tag' | 'id'
  /** Addresses by value; for `p`, the list's address and the number of pages. */
  readonly addresses?: Readonly<Record<string, string>>
  readonly list?: { readonly link: string; readonly pages: number }
  readonly home: string
}

/** S2.3: where a query leads; `undefined` when there is none. */
export function queryAnswer(form: QueryForm, search: string): string | undefined {
  const value = new URLSearchParams(search).get(form.name)
  if (value === null) return undefined
  const { list, addresses, home } = form
  if (list) return pageAddress(list.link, parsePage(value, list.pages))
  return addresses && Object.hasOwn(addresses, value) ? addresses[value] : home
}
