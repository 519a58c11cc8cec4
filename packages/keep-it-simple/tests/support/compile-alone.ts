import { join } from 'node:path'
import { createCodeHighlighter } from '#content/markdown/blocks/code/highlighter.ts'
import { compileMarkdown } from '#content/markdown/compile.ts'
import { testSite } from './test-site.ts'

/** The folder of pairs stands for `docs/`: its files may be named by what is compiled. */
export const PAIRS = join(import.meta.dirname, '../markdown')
const highlighter = await createCodeHighlighter(testSite.site.codeLanguages)

/** A text compiled as the page `file` of a site that has no other. */
export function compileAlone(markdown: string, file: string) {
  return compileMarkdown(markdown, {
    file,
    lang: 'zh-CN',
    base: '/',
    docs: PAIRS,
    publicDir: PAIRS,
    drawings: join(PAIRS, 'drawings'),
    undrawable: {},
    generated: join(PAIRS, '../../.content/generated'),
    firstLine: 1,
    proofs: new Map(),
    highlighter,
  })
}
