import { asCode, settingsList, type Setting } from 'keep-it-simple/reference'
import { TOPICS } from '../words/topics.ts'
import { fenced, heading, inSentence, type Lang, type Page } from './page.ts'
import { say } from './say.ts'
import { settingExample } from './setting-example.ts'

const WORDS = {
  'zh-CN': {
    type: '写什么',
    usual: '不写时',
    needed: '必须写',
    nothing: '没有',
    entries: (words: string) => `列表，每一项为${/^[\w`]/.test(words) ? ' ' : ''}${words}`,
    count: (count: number) => `${count} 项：`,
  },
  'en-US': {
    type: 'Write',
    usual: 'Unless set',
    needed: 'Required',
    nothing: 'nothing',
    entries: (words: string) => `a list; each entry: ${words}`,
    count: (count: number) => `${count} entries: `,
  },
}

/** A page per topic, a section per setting. */
export function settingPages(lang: Lang): Page[] {
  const all = settingsList()
  return [...Map.groupBy(all, ({ topic }) => topic)].map(([topic, settings], index) => {
    const words = TOPICS[topic]
    if (!words) throw new Error(`words/topics.ts has no topic ${topic}.`)
    const { slug, title, description } = words
    return {
      file: `2.settings/${index + 1}.${slug}.md`,
      title: title[lang],
      description: description[lang],
      markdown: [description[lang], ...settings.map((setting) => section(setting, all, lang))].join(
        '\n\n',
      ),
    }
  })
}

/** `collections[…].postCover` is spoken of, looked for and linked as `collections.postCover`. */
export const spoken = ({ path }: Setting): string => path.replaceAll(/\[…\]|'/g, '')

/** Two settings may have one path, in objects of different kinds. */
export function settingId(setting: Setting): string {
  const kind = /'(.*)'/.exec(setting.kind ?? '')?.[1]
  const id = spoken(setting).replaceAll('.', '-')
  return kind === undefined ? id : id.replace('-', `-${kind}-`)
}

function section(setting: Setting, all: readonly Setting[], lang: Lang): string {
  const words = WORDS[lang]
  const kind = /'(.*)'/.exec(setting.kind ?? '')?.[1]
  const name = kind === undefined ? spoken(setting) : `${spoken(setting)} (${kind})`
  const type =
    setting.entries === undefined
      ? say(lang, setting.type)
      : words.entries(say(lang, setting.entries))
  return [
    heading(setting.parent === '' ? 2 : 3, name, settingId(setting)),
    sentence(say(lang, setting.about), lang),
    `- ${inSentence(lang, words.type, type)}\n- ${usual(setting, lang)}`,
    fenced('ts', settingExample(setting, all)),
  ].join('\n\n')
}

/** Some rules are described by half a sentence. */
function sentence(text: string, lang: Lang): string {
  const begun = text.replace(/^[a-z]/, (letter) => letter.toUpperCase())
  return /[.。]$/.test(begun) ? begun : begun + (lang === 'zh-CN' ? '。' : '.')
}

function usual(setting: Setting, lang: Lang): string {
  const { needed, usual } = WORDS[lang]
  return setting.isNeeded ? needed : inSentence(lang, usual, otherwise(setting, lang))
}

function otherwise({ otherwise, default: value }: Setting, lang: Lang): string {
  const words = WORDS[lang]
  if (otherwise !== undefined) return say(lang, otherwise)
  if (value === undefined) return words.nothing
  const code = asCode(value)
  return Array.isArray(value) && value.length > 5
    ? `${words.count(value.length)}\`${code.slice(1, -1)}\``
    : `\`${code}\``
}
