import { basename } from 'node:path/posix'
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

const all = settingsList()
const topics = [...new Set(all.map(({ topic }) => topic))]

/** A page per setting, with a section for each of those inside it; topics are folders. */
export function settingPages(lang: Lang): Page[] {
  return topics.flatMap((topic) => {
    const own = all.filter((one) => one.topic === topic && one.parent === '')
    const { title, description } = wordsOf(topic)
    const entries = own.map(
      (one) => `- [${one.key}](./${basename(settingFile(one)).replace('.md', '')}.md)`,
    )
    return [
      {
        file: `${folderOf(topic)}README.md`,
        title: title[lang],
        description: description[lang],
        markdown: [
          description[lang],
          entries
            .map((entry, index) => inSentence(lang, entry, say(lang, own[index]!.about)))
            .join('\n'),
        ].join('\n\n'),
      },
      ...own.map((setting) => settingPage(setting, lang)),
    ]
  })
}

function settingPage(setting: Setting, lang: Lang): Page {
  const inside = all.filter((one) => one !== setting && topOf(one) === setting.key)
  const about = sentence(say(lang, setting.about), lang)
  return {
    file: settingFile(setting),
    title: setting.key,
    description: about,
    markdown: [
      body(setting, lang),
      ...inside.map((one) => `${headingOf(one)}\n\n${body(one, lang)}`),
    ].join('\n\n'),
  }
}

/** The file of the page a setting is on. */
export function settingFile(setting: Setting): string {
  const { topic } = setting
  const siblings = all.filter((one) => one.topic === topic && one.parent === '')
  const place = siblings.findIndex(({ key }) => key === topOf(setting)) + 1
  const name = topOf(setting).replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return `${folderOf(topic)}${place}.${name}.md`
}

const topOf = (setting: Setting): string => spoken(setting).split('.')[0]!
const folderOf = (topic: string): string =>
  `2.settings/${topics.indexOf(topic) + 1}.${wordsOf(topic).slug}/`

function wordsOf(topic: string): (typeof TOPICS)[string] {
  const words = TOPICS[topic]
  if (!words) throw new Error(`words/topics.ts has no topic ${topic}.`)
  return words
}

/** `collections[…].postCover` is spoken of, looked for and linked as `collections.postCover`. */
export const spoken = ({ path }: Setting): string => path.replaceAll(/\[…\]|'/g, '')

/** Two settings may have one path, in objects of different kinds. */
export function settingId(setting: Setting): string {
  const kind = /'(.*)'/.exec(setting.kind ?? '')?.[1]
  const id = spoken(setting).replaceAll('.', '-')
  return kind === undefined ? id : id.replace('-', `-${kind}-`)
}

function headingOf(setting: Setting): string {
  const kind = /'(.*)'/.exec(setting.kind ?? '')?.[1]
  const name = kind === undefined ? spoken(setting) : `${spoken(setting)} (${kind})`
  return heading(2, name, settingId(setting))
}

function body(setting: Setting, lang: Lang): string {
  const words = WORDS[lang]
  const type =
    setting.entries === undefined
      ? say(lang, setting.type)
      : words.entries(say(lang, setting.entries))
  return [
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
