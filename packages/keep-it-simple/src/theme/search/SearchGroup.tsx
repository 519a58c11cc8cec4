import { textDirection } from '#model/language.ts'
import type { SearchPage } from '#model/search.ts'
import { markWords } from '#model/snippet.ts'
import { useSite } from '../site-context.ts'
import { LanguageLabel } from './LanguageLabel.tsx'
import { SearchHit } from './SearchHit.tsx'
import { SearchReason } from './SearchReason.tsx'

interface Props {
  readonly page: SearchPage
  /** What was asked. */
  readonly text: string
  /** Name of the series, where it differs from the page above. */
  readonly series?: string | undefined
  /** It stands under a heading that says what its hits are. */
  readonly headed?: boolean
  readonly hit: (address: string) => {
    readonly address: string
    readonly id: string
    readonly chosen: boolean
    readonly point: () => void
    readonly followed: () => void
  }
}

/** A page that was found, with its sections; the name of a series stands above its pages. */
export function SearchGroup({ page, text, series, headed, hit }: Props) {
  const { strings, lang: own } = useSite()
  const { address, title, lang, snippet, sections, reason, weak } = page
  return (
    <div role="group" aria-label={title} lang={lang} dir={textDirection(lang)}>
      {series !== undefined && (
        <p className="hits-in" aria-hidden="true">
          {series}
        </p>
      )}
      <SearchHit
        {...hit(address)}
        kind={weak ? 'weak' : undefined}
        title={markWords(title, text)}
        snippet={snippet}
        label={
          <>
            <LanguageLabel lang={lang} />
            {weak && ' '}
            {weak && (
              <small className={headed ? 'sr' : 'hit-lang'} lang={own}>
                {strings.searchWeakOne}
              </small>
            )}
          </>
        }
        reason={<SearchReason reason={reason} text={text} />}
      />
      {sections.map((section) => (
        <SearchHit
          key={section.address}
          {...hit(section.address)}
          kind="in"
          title={markWords(section.title, text)}
          snippet={section.snippet}
        />
      ))}
    </div>
  )
}
