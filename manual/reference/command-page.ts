import { commandList, type ListedCommand } from 'keep-it-simple/reference'
import { fenced, heading, type Lang, type Page } from './page.ts'

const WORDS = {
  'zh-CN': {
    title: '命令',
    description: '`kis` 的每一个命令，以及它们接受的选项。',
    intro:
      '在站点的目录里运行，前面加 `npx`：`npx kis dev`。成功时退出码为 0，有错误时为 1，持续集成可以据此判断。',
    option: '选项',
    about: '作用',
  },
  'en-US': {
    title: 'Commands',
    description: 'Every command of `kis` and the options it takes.',
    intro:
      'Run them in the folder of the site, with `npx` in front: `npx kis dev`. The exit code is 0 for success and 1 for mistakes, so a pipeline can rely on it.',
    option: 'Option',
    about: 'What it does',
  },
}

/** Every command on one page, from what it says about itself. */
export async function commandPage(lang: Lang): Promise<Page> {
  const { general, commands } = await commandList(lang)
  const { title, description, intro } = WORDS[lang]
  return {
    file: '3.commands.md',
    title,
    description,
    markdown: [
      intro,
      fenced('text', general),
      ...commands.map((command) => section(command, lang)),
    ].join('\n\n'),
  }
}

function section({ name, usage, summary, options }: ListedCommand, lang: Lang): string {
  const words = WORDS[lang]
  return [
    heading(2, `kis ${name}`, name),
    `${summary.replace(/^[a-z]/, (letter) => letter.toUpperCase())}${lang === 'zh-CN' ? '。' : '.'}`,
    fenced('bash', `npx kis ${name} ${usage}`.trim()),
    [
      `| ${words.option} | ${words.about} |`,
      '|---|---|',
      ...options.map((option) => `| \`${option.name}\` | ${option.about} |`),
    ].join('\n'),
  ].join('\n\n')
}
