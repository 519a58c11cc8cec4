import { useId } from 'react'
import { textDirection } from '#model/language.ts'
import type { SearchPage } from '#model/search.ts'
import { useSite } from '../site-context.ts'
import { LanguageLabel } from './LanguageLabel.tsx'
import { plainClick } from './plain-click.ts'

interface Props {
  readonly name: string
  readonly pages: readonly SearchPage[] | undefined
  readonly followed: () => void
}

/** Pages that are offered without having been found: links by their titles. */
export function SearchPages({ name, pages, followed }: Props) {
  const { href } = useSite()
  const id = useId()
  if (!pages || pages.length === 0) return null
  return (
    <div className="offers">
      <p className="hits-in" id={id}>
        {name}
      </p>
      <ul aria-labelledby={id}>
        {pages.map(({ address, title, lang }) => (
          <li key={address} lang={lang} dir={textDirection(lang)}>
            <a className="offer" href={href(address)} onClick={plainClick(followed)}>
              {title}
              <LanguageLabel lang={lang} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
