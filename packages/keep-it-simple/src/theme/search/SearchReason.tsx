import type { SearchPage } from '#model/search.ts'
import { markWords } from '#model/snippet.ts'
import { useSite } from '../site-context.ts'
import { SearchParts } from './SearchParts.tsx'

interface Props {
  readonly reason: SearchPage['reason']
  /** What was asked. */
  readonly text: string
}

/** Why a page was found, where its title and its text do not show it. */
export function SearchReason({ reason, text }: Props) {
  const { strings, lang } = useSite()
  if (!reason) return null
  const words: Readonly<Record<string, string>> =
    reason.text === undefined ? strings.searchFoundBy : strings.searchReason
  const template = words[reason.field]
  if (template === undefined) return null
  const [before, after] = template.split('{text}')
  return (
    <small className="hit-why" lang={lang}>
      {before}
      <SearchParts parts={markWords(reason.text ?? '', text)} />
      {after}
    </small>
  )
}
