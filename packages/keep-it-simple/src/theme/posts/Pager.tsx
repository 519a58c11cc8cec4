import type { ReactNode } from 'react'
import { fill } from '#locale/fill.ts'
import { pagerItems } from '#model/page-numbers.ts'
import { pageAddress } from '#model/pagination.ts'
import { Icon } from '../parts/Icon.tsx'
import { useSite } from '../site-context.ts'

interface Props {
  readonly page: number
  readonly pages: number
  readonly link: string
}

/** S9.2, S4.13. Every page of a list is an address of its own, so these are plain links. */
export function Pager({ page, pages, link }: Props) {
  const { strings, href } = useSite()
  if (pages <= 1) return null
  const to = (number: number) => href(pageAddress(link, number))
  return (
    <nav className="pages" aria-label={strings.pagination}>
      <Step href={page > 1 ? to(page - 1) : undefined} rel="prev">
        <Icon name="backward" />
        <span>{strings.previousPage}</span>
      </Step>
      <ol>
        {pagerItems(page, pages).map(({ number, only }, index) => (
          <li key={number ?? `gap-${index}`} data-only={only}>
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
      <Step href={page < pages ? to(page + 1) : undefined} rel="next">
        <span>{strings.nextPage}</span>
        <Icon name="forward" />
      </Step>
    </nav>
  )
}

interface StepProps {
  readonly href: string | undefined
  readonly rel: 'prev' | 'next'
  readonly children: ReactNode
}

/** At an end the place stays taken, by a link that leads nowhere. */
function Step({ href, rel, children }: StepProps) {
  return href === undefined ? (
    <span role="link" aria-disabled="true">
      {children}
    </span>
  ) : (
    <a href={href} rel={rel}>
      {children}
    </a>
  )
}
