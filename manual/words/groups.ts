import type { Both } from '../reference/page.ts'

interface Group {
  readonly title: Both
  readonly description: Both
  /** What its first page says, where that is more than the description. */
  readonly intro?: Both
}

/** The groups of the reference, by their folders; the first is the reference itself. */
export const GROUPS: Readonly<Record<string, Group>> = {
  '': {
    title: { 'zh-CN': '参考', 'en-US': 'Reference' },
    description: {
      'zh-CN': '每一个区块、设置、命令和诊断，由引擎自己写出。',
      'en-US': 'Every block, setting, command and diagnostic, written by the engine itself.',
    },
    intro: {
      'zh-CN':
        '这一部分由引擎自己写出：区块来自它们的示例，设置来自它们的模式，命令来自它们的帮助，诊断来自源代码，所以与你安装的版本一致。知道名字的话，按 Ctrl K 搜索最快。',
      'en-US':
        'The engine writes this part itself: blocks from their examples, settings from their schema, commands from their help, diagnostics from the sources. So it fits the version you have. If you know the name, the search is quickest: press Ctrl K.',
    },
  },
  '1.blocks/': {
    title: { 'zh-CN': '区块', 'en-US': 'Blocks' },
    description: {
      'zh-CN': '在 Markdown 里能写的每一种区块：写法、例子、效果和选项。',
      'en-US':
        'Every block Markdown may have: how it is written, an example, its result and options.',
    },
  },
  '2.settings/': {
    title: { 'zh-CN': '设置', 'en-US': 'Settings' },
    description: {
      'zh-CN': '`site.config.ts` 能写的每一项：写什么、不写时怎样、例子。',
      'en-US':
        'Everything `site.config.ts` may say: what to write, what holds otherwise, an example.',
    },
  },
  '4.diagnostics/': {
    title: { 'zh-CN': '诊断', 'en-US': 'Diagnostics' },
    description: {
      'zh-CN': '`kis` 报告的每一种问题：是什么意思，怎么办。',
      'en-US': 'Every problem `kis` may report: what it means and what to do.',
    },
    intro: {
      'zh-CN':
        '`kis` 报告的每一种问题：是什么意思，怎么办。错误会让构建失败，警告不会。消息里因情况而异的部分在这里写作“…”。',
      'en-US':
        'Every problem `kis` may report: what it means and what to do. An error fails the build, a warning does not. What differs from time to time in a message is written … here.',
    },
  },
}
