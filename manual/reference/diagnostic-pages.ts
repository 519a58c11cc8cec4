import { diagnosticSources, toChinese, type DiagnosticSource } from 'keep-it-simple/reference'
import { DIAGNOSTICS } from '../words/diagnostics/all.ts'
import type { DiagnosticGroup } from '../words/diagnostics/diagnostic.ts'
import { fenced, heading, inSentence, type Lang, type Page } from './page.ts'

const WORDS = {
  'zh-CN': {
    error: '错误',
    warning: '警告',
    rule: '由规则的级别决定',
    remedy: '**怎么办**',
    said: { error: '错误', warning: '警告' },
    inLanguage: (english: string) => toChinese(english) ?? english,
  },
  'en-US': {
    error: 'Error',
    warning: 'Warning',
    rule: 'Error or warning, as the rule says',
    remedy: '**What to do**',
    said: { error: 'error', warning: 'warning' },
    inLanguage: (english: string) => english,
  },
}

/** Words, and not only places for what differs. */
const isSaid = (text: string): boolean => /[a-z]/i.test(text)

/** What the sources of the engine say of each code. */
const known = Map.groupBy(diagnosticSources().sources, ({ code }) => code)

/** A page per topic, a section per code. */
export function diagnosticPages(lang: Lang): Page[] {
  return DIAGNOSTICS.map((group, index) => ({
    file: `4.diagnostics/${index + 1}.${group.slug}.md`,
    title: group.title[lang],
    description: group.description[lang],
    markdown: [
      group.description[lang],
      ...Object.keys(group.codes)
        .toSorted()
        .map((code) => section(group, code, known.get(code) ?? [], lang)),
    ].join('\n\n'),
  }))
}

function section(
  { codes, slug }: DiagnosticGroup,
  code: string,
  sources: readonly DiagnosticSource[],
  lang: Lang,
): string {
  const words = WORDS[lang]
  const { [lang]: explained, says } = codes[code]!
  const [about, remedy] = explained
  const known = new Set(sources.flatMap(({ severity }) => severity ?? []))
  // What says nothing of it stops the build.
  const severities = known.size > 0 ? [...known].toSorted() : (['error'] as const)
  const isRule = slug === 'rules'
  const kinds = isRule ? [words.rule] : severities.map((one) => words[one])
  const kind = kinds.map((one, index) => (index === 0 ? one : one.toLowerCase()))
  const said = says ? [{ message: says[0], advice: says[1] }] : wordsOf(sources)
  const place = slug === 'settings' ? 'site.config.ts:12:3' : 'docs/blog/hello.md:12'
  const severity = isRule ? 'warning' : severities[0]
  const shown = said
    .map(({ message, advice }) => `  ${words.inLanguage(message)}\n  → ${words.inLanguage(advice)}`)
    .join('\n\n')
  return [
    heading(2, code, code),
    inSentence(lang, kind.join(lang === 'zh-CN' ? '或' : ' or '), about),
    fenced('text', `${place} ${words.said[severity]} ${code}\n${shown}`),
    inSentence(lang, words.remedy, remedy),
  ].join('\n\n')
}

interface Said {
  readonly message: string
  readonly advice: string
}

/** Everything the engine says by this code, so that who searches for a message finds it; `…` is what differs. */
function wordsOf(sources: readonly DiagnosticSource[]): Said[] {
  const said = sources.flatMap(({ messages, remedies }) => {
    const message = messages.find(isSaid)
    const advice = remedies.find(isSaid)
    return message !== undefined && advice !== undefined ? [{ message, advice }] : []
  })
  if (said.length === 0)
    throw new Error(
      `Nothing is known of ${sources[0]?.code ?? 'a code that is gone'}: say it there.`,
    )
  return [...new Map(said.map((one) => [one.message, one])).values()]
}
