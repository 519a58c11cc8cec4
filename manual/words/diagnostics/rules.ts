import type { DiagnosticGroup } from './diagnostic.ts'

export const rules: DiagnosticGroup = {
  slug: 'rules',
  title: { 'zh-CN': '写作规则', 'en-US': 'Rules of style' },
  description: {
    'zh-CN': '默认全部关闭；在设置 `rules` 里打开，只由 `kis check` 报告，从不中断构建。',
    'en-US':
      'All off by default. The setting `rules` turns them on; only `kis check` reports them, and none stops a build.',
  },
  codes: {
    'chinese-copywriting': {
      'en-US': [
        'On a Chinese page a space between Chinese and Latin words is missing, or punctuation after Chinese is half-width. Needs the package `autocorrect-node`.',
        'Write it as the message does.',
      ],
      'zh-CN': [
        '中文页面里，中文与西文之间缺少空格，或中文后面用了半角标点。需要 `autocorrect-node` 这个包。',
        '照消息的写法改。',
      ],
    },
    'description-length': {
      'en-US': [
        'The `description` of a page is too short or too long: 12 to 80 characters in Chinese, Japanese and Korean, 30 to 170 elsewhere, unless the rule says otherwise.',
        'Write that many, or none.',
      ],
      'zh-CN': [
        '页面的 `description` 太短或太长：中、日、韩文为 12 到 80 个字符，其他语言为 30 到 170 个，规则可以另定。',
        '写到这个长度，或者不写。',
      ],
    },
    'max-heading-depth': {
      'en-US': [
        'A heading is deeper than `###`, than the level of the rule, or than the `outline` of its page.',
        'Use a higher level, or a bold word at the start of a paragraph.',
      ],
      'zh-CN': [
        '标题比 `###`、规则指定的级别或页面的 `outline` 更深。',
        '提高一级，或在段首用粗体。',
      ],
    },
    'no-empty-sections': {
      'en-US': ['Nothing stands between two headings.', 'Write a sentence, or remove a heading.'],
      'zh-CN': ['两个标题之间没有内容。', '写一句话，或去掉一个标题。'],
    },
    'no-exclamation-mark': {
      'en-US': [
        'A sentence ends with `!` or `！`, outside code and quotation marks.',
        'Say it plainly, with a full stop.',
      ],
      'zh-CN': ['代码和引号之外，有句子以 `!` 或 `！` 结尾。', '平实地说，用句号。'],
    },
    'proven-results': {
      'en-US': [
        'Something looks like the output of a program (it stands beneath one, or has columns of numbers, a prompt, an error), or is a chart, and does not say where it comes from.',
        'Write `of=` or `source=` with its script, `console run`, `not-executed`, or `no-result` where it is none.',
      ],
      'zh-CN': [
        '像是程序的输出（紧接在程序下面，或有成列的数字、提示符、报错），或是一张图表，却没有写明出处。',
        '用 `of=` 或 `source=` 写明脚本，或写 `console run`、`not-executed`；不是结果就写 `no-result`。',
      ],
    },
    'tag-vocabulary': {
      'en-US': [
        'A tag is not in the list of its language in the setting `tags`; a language without a list may have any.',
        'Use one of the list, or add it there.',
      ],
      'zh-CN': [
        '标签不在设置 `tags` 里该语言的列表中；没有列表的语言不限。',
        '用列表里的，或把它加进去。',
      ],
    },
  },
}
