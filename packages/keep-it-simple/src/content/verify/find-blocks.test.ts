import { describe, expect, it } from 'vitest'
import type { CompilerSettings } from '../settings.ts'
import { page, withSite, type Files } from '../../../tests/support/tiny-site.ts'
import { findBlocks } from './find-blocks.ts'

const fence = (info: string, text: string) => `\`\`\`${info}\n${text}\n\`\`\`\n`
const pair = (info: string, code: string, output: string) =>
  `${fence(info, code)}\n${fence('text output', output)}`

const found = (files: Files, override?: Partial<CompilerSettings>) =>
  withSite(files, ({ settings }) => findBlocks(settings), override)
/** File, line, severity and name of each mistake of a page. */
const mistakesIn = async (body: string, files: Files = {}) => {
  const { diagnostics } = await found({ 'a.md': page({}, body), ...files })
  return diagnostics.map(({ file, line, severity, code }) => [file, line, severity, code])
}

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

  it('are also between tildes, in files and beneath pictures', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'
    const { blocks, claims } = await found({
      'a.md': page({}, '~~~go run\nx\n~~~\n\n~~~text output\ny\n~~~'),
      'b.md': page({}, '![Square](./a.svg "Square"){source=figures/a.sh}'),
      'c.md': page({}, '@[code console run](./c.txt)'),
      'a.svg': svg,
      'c.txt': '$ ls\n',
      'figures/a.sh': 'true',
    })
    expect(blocks.map(({ file, code }) => [file, code])).toEqual([['docs/a.md', 'x\n']])
    expect(claims.map(({ file, kind }) => [file, kind])).toEqual([
      ['docs/b.md', 'script'],
      ['docs/c.md', 'console'],
    ])
  })
})

describe('mistakes that keep a program from being run', () => {
  const output = fence('text output', '1')
  it.each([
    ['output-without-run', output],
    ['cannot-read-input', `${fence('js run', '1')}\n${fence('text input', '1')}\n${output}`],
    ['cannot-run', `${fence('bash run', 'ls')}\n${output}`],
    ['cannot-share', `${fence('go run session=a', 'x')}\n${output}`],
    ['missing-source', `${fence('sql run setup=./no.sql', 'SELECT 1;')}\n${output}`],
    ['missing-script', fence('text of=figures/no.sh', '1')],
    ['stray-source', '![A square](./a.svg){source=figures/a.sh}\nAnd more.'],
  ])('are errors at their line: %s', async (code, body) => {
    const files = { 'figures/a.sh': 'true', 'a.svg': '<svg/>' }
    expect(await mistakesIn(`Text.\n\n${body}`, files)).toContainEqual([
      'docs/a.md',
      7,
      'error',
      code,
    ])
  })

  it('are all of those that are reported here', async () => {
    const body = `[No page](./no.md) ![](./no.svg)\n\n:::\n\n${fence('go fails', 'x')}`
    expect(await mistakesIn(body)).toEqual([['docs/a.md', 9, 'error', 'fails-without-run']])
  })
})
