import { fill } from '#locale/fill.ts'
import type { BehindOriginal, ContentPage } from '#model/page.ts'
import { formatDay } from '../parts/format.ts'
import { useSite } from '../site-context.ts'

/** Says above the text that the original has changed since it was translated. */
export function Behind({
  behind: { path, lang, changed },
  page,
}: {
  readonly behind: BehindOriginal
  readonly page: ContentPage
}) {
  const { strings, href } = useSite()
  return (
    <p className="behind">
      <span suppressHydrationWarning>
        {fill(strings.behindOriginal, { date: formatDay(changed, page.lang) })}
      </span>{' '}
      <a href={href(path)} hrefLang={lang}>
        {strings.readOriginal}
      </a>
    </p>
  )
}
