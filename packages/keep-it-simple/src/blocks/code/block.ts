import type { Token } from 'markdown-it'
import { parseFenceInfo } from '#content/markdown/code/fence-info.ts'
import type { PageEnv } from '#content/markdown/page-env.ts'
import { defineBlock } from '../define-block.ts'
import { code, listingOf } from './code.ts'
import { typedLines } from './code-lines.ts'
import { importCode } from './import-code.ts'
import { readNotations } from './line-notations.ts'
import { unclosedCode } from './unclosed-code.ts'

/** Listings: fences, and `@[code](./file)` for one that lives in a file. */
export default defineBlock({
  name: 'code',
  about: {
    'zh-CN':
      '代码块，构建时着色。语言后面可以写 `title="…"`、`{2-3}`（突出的行）、`:line-numbers` 和 `:collapsed-lines=n`；行尾的 `// [!code ++]` 等标记增删、突出或聚焦。`@[code](./文件)` 引入一个文件，`{1-5}` 或 `#区域` 取其中一段。',
    'en-US':
      'Listings, coloured at build time. Behind the language may stand `title="…"`, `{2-3}` for lines to mark, `:line-numbers` and `:collapsed-lines=n`; `// [!code ++]` and the like at the end of a line mark it. `@[code](./file)` brings in a file, `{1-5}` or `#region` a part of it.',
  },
  embed: importCode,
  rule: (md) => {
    code(md)
    unclosedCode(md)
  },
  prepare: loadLanguages,
})

/** Grammars of the blocks that were not highlighted before. */
async function loadLanguages(tokens: readonly Token[], env: PageEnv): Promise<void> {
  const languages = new Set<string>()
  for (const token of tokens) {
    if (token.type !== 'fence') continue
    const { language } = parseFenceInfo(token.info.trim(), 0)
    const resolved = env.highlighter.resolve(language)
    if (resolved === undefined || languages.has(resolved)) continue
    if (!isKnown(token, resolved, env)) languages.add(resolved)
  }
  await env.highlighter.load(languages)
}

function isKnown(token: Token, language: string, { highlights }: PageEnv): boolean {
  if (!highlights) return false
  const { lines } = readNotations(listingOf(token), language)
  return highlights.find(language, typedLines(lines, language).typed.join('\n')) !== undefined
}
