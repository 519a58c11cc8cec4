import { prefixOf, type Lang, type Page } from './page.ts'

const WORDS = {
  'zh-CN': {
    title: '参考',
    description: '每一个区块、设置、命令和诊断，由引擎自己写出。',
    intro:
      '这一部分由引擎自己写出：区块来自它们的示例，设置来自它们的模式，命令来自它们的帮助，诊断来自源代码。按 Ctrl K 搜索名字最快。',
  },
  'en-US': {
    title: 'Reference',
    description: 'Every block, setting, command and diagnostic, written by the engine itself.',
    intro:
      'The engine writes this part itself: blocks from their examples, settings from their schema, commands from their help, diagnostics from the sources. The quickest way to a name is the search: press Ctrl K.',
  },
}

/** What the reference has, by group. */
export function overviewPage(pages: readonly Page[], lang: Lang): Page {
  const { title, description, intro } = WORDS[lang]
  const groups = Map.groupBy(pages, ({ file }) => (file.includes('/') ? file.split('/')[0]! : ''))
  const parts = [...groups].map(([folder, own]) => {
    const rows = own.map(
      (page) => `- [${page.title}](${prefixOf(lang)}${page.address}): ${page.description}`,
    )
    return [...(folder === '' ? [] : [`## ${folder.replace(/^\d+\./, '')}`]), rows.join('\n')].join(
      '\n\n',
    )
  })
  return {
    file: 'README.md',
    address: 'reference/',
    title,
    description,
    markdown: [intro, ...parts].join('\n\n'),
  }
}
