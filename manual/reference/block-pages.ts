import { asCode, blockList, type BlockOption, type ListedBlock } from 'keep-it-simple/reference'
import { fenced, heading, inSentence, type Lang, type Page } from './page.ts'

const WORDS = {
  'zh-CN': {
    written: '写法',
    or: ' 或 ',
    example: '例子',
    result: '效果',
    options: '选项',
    head: '| 选项 | 值 | 默认 | 作用 |',
    flag: '写上名字即可',
    text: '文字',
    number: '数',
    'whole number': '整数',
    range: (least: string, most: string) =>
      least === ''
        ? `，不大于 ${most}`
        : most === ''
          ? `，不小于 ${least}`
          : `，${least} 到 ${most}`,
    none: '无',
  },
  'en-US': {
    written: 'Written as',
    or: ' or ',
    example: 'Example',
    result: 'Result',
    options: 'Options',
    head: '| Option | Value | Default | What it does |',
    flag: 'the name alone',
    text: 'text',
    number: 'a number',
    'whole number': 'a whole number',
    range: (least: string, most: string) =>
      least === ''
        ? `, at most ${most}`
        : most === ''
          ? `, at least ${least}`
          : ` from ${least} to ${most}`,
    none: 'none',
  },
}

/** A page per block of the engine and of the folder given, an author's own among them. */
export async function blockPages(lang: Lang, root: string): Promise<Page[]> {
  const blocks = await blockList(root)
  return blocks.map((block) => ({
    file: `1.blocks/${block.name}.md`,
    title: block.name,
    description: block.about[lang] ?? '',
    markdown: chapter(block, lang),
    beside: block.folder,
  }))
}

function chapter({ about, written, example, options }: ListedBlock, lang: Lang): string {
  const words = WORDS[lang]
  const ways = written.map((way) => `\`${way}\``).join(words.or)
  return [
    about[lang] ?? '',
    ...(ways === '' ? [] : [inSentence(lang, words.written, ways)]),
    ...(example === undefined
      ? []
      : [
          heading(2, words.example, 'example'),
          fenced('md', example),
          heading(2, words.result, 'result'),
          example.trim(),
        ]),
    ...(options.length === 0
      ? []
      : [
          heading(2, words.options, 'options'),
          [words.head, '|---|---|---|---|', ...options.map((one) => row(one, lang))].join('\n'),
        ]),
  ].join('\n\n')
}

function row(option: BlockOption, lang: Lang): string {
  const { name, default: usual, about } = option
  const words = WORDS[lang]
  const standard =
    usual === undefined || usual === ''
      ? words.none
      : `\`${typeof usual === 'string' ? usual : asCode(usual)}\``
  const cells = [`\`${name}\``, valueIn(option, lang), standard, about[lang] ?? '']
  return `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`
}

function valueIn({ kind, values = [], least, most }: BlockOption, lang: Lang): string {
  const words = WORDS[lang]
  if (kind === 'choice')
    return values.map((one) => `\`${one}\``).join(lang === 'zh-CN' ? '、' : ', ')
  const isRange = least !== undefined || most !== undefined
  return words[kind] + (isRange ? words.range(String(least ?? ''), String(most ?? '')) : '')
}
