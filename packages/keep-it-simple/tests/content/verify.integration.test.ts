import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { installedVersion } from '#config/optional-packages.ts'
import type { Extent } from '#content/verify/choose-blocks.ts'
import { verify } from '#content/verify/verify.ts'
import { Workshop } from '#content/verify/workshop.ts'
import { page, withSite, type TinySite } from '../support/tiny-site.ts'

const PROJECT = join(import.meta.dirname, '../..')
/** Enough for a program that does next to nothing. */
const MILLISECONDS = 2_000

/** A Python starts in seconds, and all cores may be busy. */
vi.setConfig({ testTimeout: 120_000 })

const pair = (info: string, code: string, output: string) =>
  `\`\`\`${info}\n${code}\n\`\`\`\n\n\`\`\`text output\n${output}\n\`\`\`\n`

const workshop = new Workshop(join(PROJECT, '.tool'), MILLISECONDS)
afterAll(() => workshop.close())

const run = (site: TinySite, extent: Extent = 'new') => verify(site.settings, workshop, extent)

const withPage = <T>(body: string, use: (site: TinySite) => Promise<T>) =>
  withSite({ 'a.md': page({}, body) }, use)

const proofsOf = (site: TinySite) =>
  readFileSync(site.settings.proofs, 'utf8').split('\n').filter(Boolean)

const PYTHON = pair(
  'python run',
  'for n in range(3):\n    print("line", n)',
  'line 0\nline 1\nline 2',
)
const SQL = pair(
  'sql run',
  "SELECT 1 AS a, 1.0 AS b, '字' AS c, NULL AS d;\nSELECT 2;",
  'a  b    c   d\n-  ---  --  -\n1  1.0  字\n\n2\n-\n2',
)

describe('npx kis verify', () => {
  it('is green for true outputs, keeps the proof, and runs nothing twice', async () => {
    await withPage(`${PYTHON}\n> ${SQL.replaceAll('\n', '\n> ')}`, async (site) => {
      const first = await run(site)
      expect(first.diagnostics).toEqual([])
      expect(first.counts.python).toMatchObject({ executed: 1, cached: 0 })
      expect(first.counts.sql).toMatchObject({ executed: 1, cached: 0 })
      const proofs = proofsOf(site)
      expect(proofs).toHaveLength(2)
      expect(proofs.join('\n')).toMatch(/ \d{4}-\d\d-\d\d Python 3\.\d+\.\d+ \(Pyodide [\d.]+\)/)
      expect(proofs.join('\n')).toMatch(/ SQLite 3\.[\d.]+/)
      const second = await run(site)
      expect(second.counts.python).toMatchObject({ executed: 0, cached: 1 })
      expect(second.counts.sql).toMatchObject({ executed: 0, cached: 1 })
      expect((await run(site, 'all')).counts.sql).toMatchObject({ executed: 1, cached: 0 })
    })
  })

  it('runs JavaScript as readers’ browsers do: confined, awaited, printed the same', async () => {
    const code = [
      'console.log(typeof process, typeof fetch, typeof require, typeof WebSocket)',
      "await new Promise((done) => setTimeout(done, 5)); console.log([1, { a: 'b' }])",
    ].join('\n')
    const output = "undefined undefined undefined undefined\n[ 1, { a: 'b' } ]"
    const fails = pair(
      'js run fails',
      "console.log(1)\nthrow new TypeError('no')",
      '1\nTypeError: no',
    )
    await withPage(pair('js run', code, output) + fails, async (site) => {
      const { diagnostics, counts } = await run(site)
      expect(diagnostics).toEqual([])
      expect(counts.javascript).toMatchObject({ executed: 2, cached: 0 })
      expect(proofsOf(site).join('\n')).toMatch(/ JavaScript \(Node \d+\.[\d.]+\)/)
    })
    await withPage(pair('javascript run', 'console.log(1 + 1)', '3'), async (site) => {
      const { diagnostics } = await run(site)
      expect(diagnostics[0]?.message).toContain('-3\n+2')
    })
  })

  it('runs TypeScript as readers’ browsers do: without its types', async () => {
    const code = 'enum Way { Up = 3 }\nconst n: number = Way.Up satisfies number\nconsole.log(n)'
    const refused = pair('ts run fails', 'const a: = 1', 'SyntaxError: Unexpected token (1:10)')
    await withPage(pair('ts run', code, '3') + refused, async (site) => {
      const { diagnostics, counts } = await run(site)
      expect(diagnostics).toEqual([])
      expect(counts.typescript).toMatchObject({ executed: 2, cached: 0 })
    })
  })

  it('is red with a diff when an output is altered, and takes the proof away', async () => {
    await withPage(PYTHON + SQL, async (site) => {
      await run(site)
      site.write({
        'a.md': page({}, PYTHON.replace('line 1', 'line one') + SQL.replace('-\n2', '-\n3')),
      })
      const { diagnostics } = await run(site)
      expect(diagnostics.map(({ code, file }) => [code, file])).toEqual([
        ['wrong-output', 'docs/a.md'],
        ['wrong-output', 'docs/a.md'],
      ])
      const [python, sql] = diagnostics
      expect(python?.line).toBe(10)
      expect(python?.message.split('\n').slice(1)).toEqual([
        '--- the page',
        '+++ the program',
        '@@ -1 +1 @@',
        ' line 0',
        '-line one',
        '+line 1',
        ' line 2',
      ])
      expect(sql?.message).toContain('-3\n+2')
      expect(proofsOf(site)).toEqual([])
    })
  })

  it('stops a program that never ends, and one that never stops talking', async () => {
    const body =
      pair('python run', 'while True: pass', 'never') +
      pair('python run', 'while True: print("x" * 1000)', 'x')
    await withPage(body, async (site) => {
      const { diagnostics } = await run(site)
      expect(diagnostics.map(({ code }) => code)).toEqual(['too-slow', 'too-much-output'])
    })
  })

  it('gives each Python program an interpreter of its own, with what the page gives it to read', async () => {
    const body =
      pair(
        'python run',
        'import decimal\ndecimal.getcontext().prec = 3\nprint(__name__)',
        '__main__',
      ) +
      pair(
        'python run',
        'import decimal, sys\nprint(decimal.getcontext().prec, sys.stdin.read() == "")',
        '28 True',
      ) +
      pair(
        'python run',
        'print(input())\nprint(sum(map(int, input().split())))\n```\n\n```text input\n名字\n3 4',
        '名字\n7',
      )
    await withPage(body, async (site) => {
      expect((await run(site)).diagnostics).toEqual([])
    })
  })

  it('lets Python wait at its top or in a loop of its own, as readers can', async () => {
    const wait = 'import asyncio\nasync def late():\n    await asyncio.sleep(0.01)\n    return 7\n'
    const body =
      pair('python run', `${wait}print(await late())`, '7') +
      pair('python run', `${wait}print(asyncio.run(late()))`, '7') +
      pair('python run fails', 'await 1', 'TypeError: object int can’t be used')
    await withPage(body, async (site) => {
      const { diagnostics } = await run(site)
      expect(diagnostics.map(({ code }) => code)).toEqual(['wrong-output'])
      expect(diagnostics[0]?.message).toContain("TypeError: 'int' object can't be awaited")
    })
  })

  it('lets a program fail that is meant to, and no other', async () => {
    const trace =
      'Traceback (most recent call last):\n  File "main.py", line 2, in <module>\n    1 / 0\n    ~~^~~\nZeroDivisionError: division by zero'
    const code = 'print("first")\n1 / 0'
    const refused = pair('sql run fails', 'SELEC 1;', 'Error: near "SELEC": syntax error')
    const body =
      pair('python run fails', code, `first\n${trace}`) +
      refused +
      pair('python run', code, 'first') +
      pair('sql run fails', 'SELECT 1;', '1\n-\n1')
    await withPage(body, async (site) => {
      const { diagnostics } = await run(site)
      expect(diagnostics.map(({ code, line }) => [code, line])).toEqual([
        ['wrong-end', 25],
        ['wrong-end', 33],
      ])
      expect(diagnostics[0]?.message).toContain('ZeroDivisionError')
    })
  })

  it('gives programs of a session the tables of those above, and the file they begin with', async () => {
    const setup = 'CREATE TABLE t (a INT);\nINSERT INTO t VALUES (1);'
    const count = (info: string, code: string, n: number) =>
      pair(info, `${code}SELECT count(*) AS n FROM t;`, `n\n-\n${n}`)
    const body =
      count('sql run session=s setup=./t.sql', '', 1) +
      count('sql run session=s', 'INSERT INTO t VALUES (2);\n', 2) +
      count('sql run setup=./t.sql', '', 1) +
      count('sql run session=s', '', 2) +
      pair('sql run fails', 'SELECT * FROM t;', 'Error: no such table: t')
    await withSite({ 'a.md': page({}, body), 't.sql': setup }, async (site) => {
      const { diagnostics, counts } = await run(site)
      expect(diagnostics).toEqual([])
      // The first and the third are the same.
      expect(counts.sql).toMatchObject({ executed: 4, cached: 0 })
      // The file is part of what was proven.
      site.write({ 't.sql': `${setup}\nINSERT INTO t VALUES (1);` })
      const changed = await run(site)
      expect(changed.diagnostics.map(({ code }) => code)).toEqual(Array(3).fill('wrong-output'))
    })
  })

  it('forgets the proofs of programs that are gone', async () => {
    await withPage(SQL, async (site) => {
      await run(site)
      site.write({ 'a.md': page({}, pair('sql run', 'SELECT 5;', '5\n-\n5')) })
      await run(site)
      expect(proofsOf(site)).toHaveLength(1)
    })
  })
})

describe('the page', () => {
  const html = async (site: TinySite) => {
    const { body: drawn } = await site.content('/a/')
    return drawn
  }

  it('says with what and when an output was verified, and only then', async () => {
    await withPage(SQL, async (site) => {
      expect(await html(site)).not.toContain('verified')
      await run(site)
      const sqlite = installedVersion('@sqlite.org/sqlite-wasm')?.replace(/-.*/, '')
      expect(await html(site)).toMatch(
        new RegExp(
          `data-output>.*</div>\\n<p class="verified" data-nosnippet>已验证 · SQLite ${sqlite} · <time datetime="(\\d{4}-\\d\\d-\\d\\d)">\\1</time></p>`,
          's',
        ),
      )
      site.write({ 'verified.txt': '' })
      expect(await html(site)).not.toContain('verified')
    })
  })

  it('is compiled again only where a proof is new', async () => {
    const files = { 'a.md': page({}, SQL), 'b.md': page({ permalink: '/b/' }) }
    await withSite(files, async (site) => {
      expect((await site.build()).compiled).toBe(2)
      expect((await site.build()).compiled).toBe(0)
      await run(site)
      expect((await site.build()).compiled).toBe(1)
    })
  })
})

describe('mistakes in programs', () => {
  it.each([
    ['```python run\nprint(1)\n```\n\nText.', 'run-without-output', 5],
    ['```python run\nprint(1)\n```\n\nText.\n\n```text output\n1\n```', 'run-without-output', 5],
    ['```text output\n1\n```', 'output-without-run', 5],
    ['```python\nprint(1)\n```\n\n```text output\n1\n```', 'output-without-run', 9],
    ['```bash run\nls\n```\n\n```text output\n1\n```', 'cannot-run', 5],
    ['```go fails\nx\n```', 'fails-without-run', 5],
    ['```sql run setup=./no.sql\nSELECT 1;\n```\n\n```text output\n1\n```', 'missing-source', 5],
    ['```go readonly\nx\n```', 'readonly-without-run', 5],
    ['```go editable\nx\n```', 'editable-without-run', 5],
    ['```text input\n1\n```', 'input-without-run', 5],
    [
      '```js run\n1\n```\n\n```text input\n1\n```\n\n```text output\n1\n```',
      'cannot-read-input',
      5,
    ],
    ['```go run session=a\nx\n```\n\n```text output\n1\n```', 'cannot-share', 5],
  ])('%j is %s', async (body, code, line) => {
    await withPage(body, async (site) => {
      const found = (await site.diagnostics()).find((one) => one.code === code)
      expect(found).toMatchObject({ severity: 'error', file: 'docs/a.md', line })
      expect(found?.remedy).toBeTruthy()
      // The same mistake is red in `npx kis verify`, which would otherwise pass it over.
      expect((await run(site)).diagnostics.map((one) => one.code)).toContain(code)
    })
  })
})
