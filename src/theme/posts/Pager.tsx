import { fill } from '#locale/fill.ts'
import { pageNumbers } from '#model/page-numbers.ts'
import { pageAddress } from '#model/pagination.ts'
import { Icon } from '../parts/Icon.tsx'
import { useSite } from '../site-context.ts'

interface Props {
  readonly page: number
  readonly pages: number
  readonly link: string
}

/** S9.2. Every page of a list is an address of its own, so these are plain links. */
export function Pager({ page, pages, link }: Props) {
  const { strings, href } = useSite()
  if (pages <= 1) return null
  const to = (number: number) => href(pageAddress(link, number))
  return (
    <nav className="pages" aria-label={strings.pagination}>
      {page > 1 ? (
        <a href={to(page - 1)} rel="prev">
          <Icon name="left" />
          <span>{strings.previousPage}</span>
        </a>
      ) : (
        <span aria-disabled="true">{strings.previousPage}</span>
      )}
      <ol>
        {pageNumbers(page, pages).map((number, index) => (
          <li key={number ?? `gap-${index}`}>
            {number === undefined ? (
              <span>…</span>
            ) : number === page ? (
              <b aria-current="page">{number}</b>
            ) : (
              <a href={to(number)} aria-label={fill(strings.pageNumber, { n: number })}>
                {number}
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < pages ? (
        <a href={to(page + 1)} rel="next">
          <span>{strings.nextPage}</span>
          <Icon name="right" />
        </a>
      ) : (
        <span aria-disabled="true">{strings.nextPage}</span>
      )}
    </nav>
  )
}
