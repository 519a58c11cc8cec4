import { describe, expect, it } from 'vitest'
import type { CompilerSettings } from '../settings.ts'
import { page, withSite, type Files } from '../../../tests/support/tiny-site.ts'
import { findBlocks } from './find-blocks.ts'

const fence = (info: string, text: string) => `\`\`\`${info}\n${text}\n\`\`\`\n`
const pair = (info: string, code: string, output: string) =>
  `${fence(info, code)}\n${fence('text output', output)}`

const found = (files: Files, override?: Partial<CompilerSettings>) =>
  withSite(files, ({ settings }) => findBlocks(settings), override)

describe('programs and results of all pages', () => {
  it('are found in the order of the files, drafts included, each with its file and lines', async () => {
    const { blocks, claims, unmarked, diagnostics } = await found({
      'b/README.md': page({}, `Text.\n\n${pair('js run fails', 'throw 1', 'Uncaught 1')}`),
      'a.md': page(
        { draft: true },
        pair('go run', 'x', 'y') + fence('text not-executed', '1') + fence('console run', '$ ls'),
      ),
      '_part.md': pair('go run', 'no page', ''),
    })
    expect(blocks).toEqual([
      {
        language: 'go',
        code: 'x\n',
        output: 'y\n',
        fails: false,
        file: 'docs/a.md',
        line: 6,
        outputLine: 10,
      },
      {
        language: 'javascript',
        code: 'throw 1\n',
        output: 'Uncaught 1\n',
        fails: true,
        file: 'docs/b/README.md',
        line: 7,
        outputLine: 11,
      },
    ])
    expect(claims).toMatchObject([
      { kind: 'not-executed', file: 'docs/a.md', line: 13 },
      { kind: 'console', text: '$ ls\n', file: 'docs/a.md', line: 16 },
    ])
    expect([unmarked, diagnostics]).toEqual([0, []])
  })
})
