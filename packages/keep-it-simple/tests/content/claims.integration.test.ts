import { readFileSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { keepRecording } from '#content/claims/make-recording.ts'
import { lintDocs } from '#content/lint/lint-page.ts'
import type { Extent } from '#content/verify/choose-blocks.ts'
import { proofKey } from '#content/proofs.ts'
import { findBlocks } from '#content/verify/find-blocks.ts'
import { verify } from '#content/verify/verify.ts'
import { Workshop } from '#content/verify/workshop.ts'
import { expectChinese } from '../support/expect-chinese.ts'
import { page, withSite, type TinySite } from '../support/tiny-site.ts'

vi.setConfig({ testTimeout: 120_000 })

const workshop = new Workshop(join(import.meta.dirname, '../../.tool'))
afterAll(() => workshop.close())

const run = async (site: TinySite, extent: Extent = 'new') => {
  const result = await verify(site.settings, workshop, extent)
  expectChinese(result.diagnostics)
  return result
}
const fence = (info: string, text: string) => `\`\`\`${info}\n${text}\n\`\`\`\n`

/** Prints three lines, and writes the data of a chart beside the page. */
const SCRIPT = `from pathlib import Path
print("squares")
for n in range(1, 4):
    print(f"{n:3} {n * n:3}")
data = Path(__file__).parents[1] / "docs" / "squares.csv"
data.write_text("n,square\\n1,1\\n2,4\\n3,9\\n")
`
const CSV = 'n,square\n1,1\n2,4\n3,9\n'
const CHART = 'chart data="./squares.csv" title="Squares" source=figures/squares.py'

describe('what a script printed or wrote', () => {
  it('is computed again in a copy of the site, once for all that show it', async () => {
    const quoted = fence('text of=figures/squares.py', '  2   4\n  3   9')
    const body =
      quoted + fence('text of=figures/squares.py', 'squares\n…\n  3   9') + fence(CHART, '')
    const files = { 'a.md': page({}, body), 'squares.csv': CSV, 'figures/squares.py': SCRIPT }
    await withSite(files, async (site) => {
      const first = await run(site)
      expect(first.diagnostics).toEqual([])
      expect(first.counts.script).toMatchObject({ executed: 3, cached: 0 })
      expect(first.claims).toMatchObject({ scripts: 3, unmarked: 0 })
      expect((await run(site)).counts.script).toMatchObject({ executed: 0, cached: 3 })
      const { body: html } = await site.content('/a/')
      expect(html).toMatch(/Output of <a [^>]*download="squares\.py"|squares\.py<\/a> 的输出/)
      expect(html).toMatch(/class="origin".*squares\.csv/)
    })
  })

  it('with a wrong number is refused with file, line, difference and remedy', async () => {
    const body = `Text.\n\n${fence('text of=figures/squares.py', '  2   4\n  3   8')}`
    const files = { 'a.md': page({}, body), 'figures/squares.py': SCRIPT }
    await withSite(files, async (site) => {
      const { diagnostics } = await run(site)
      expect(diagnostics).toHaveLength(1)
      const [{ file, line, message, remedy, code }] = diagnostics as [(typeof diagnostics)[0]]
      const shown = readFileSync(join(site.root, 'docs/a.md'), 'utf8').split('\n')
      expect([file, code]).toEqual(['docs/a.md', 'wrong-output'])
      expect(shown[line! - 1]).toBe('```text of=figures/squares.py')
      expect(message).toContain('-  3   8\n+  3   9')
      expect(remedy).toBe('Correct the script, or the lines and what the text says about them.')
      expect(readFileSync(site.settings.proofs, 'utf8')).toBe('')
    })
  })

  it('is refused when the data of a chart was edited, and the file is left as it is', async () => {
    const edited = CSV.replace('3,9', '3,10')
    const files = {
      'a.md': page({}, fence(CHART, '')),
      'squares.csv': edited,
      'figures/squares.py': SCRIPT,
    }
    await withSite(files, async (site) => {
      const { diagnostics } = await run(site)
      expect(diagnostics.map(({ code }) => code)).toEqual(['wrong-data'])
      expect(readFileSync(join(site.root, 'docs/squares.csv'), 'utf8')).toBe(edited)
    })
  })

  it('is refused when the script does not write the file at all', async () => {
    const script = SCRIPT.replace(/^data\..*$/m, '')
    const files = {
      'a.md': page({}, fence(CHART, '')),
      'squares.csv': CSV,
      'figures/squares.py': script,
    }
    await withSite(files, async (site) => {
      expect((await run(site)).diagnostics.map(({ code }) => code)).toEqual(['wrong-data'])
    })
  })

  it('names a script that fails, is missing, is no script or would publish other files', async () => {
    const body = [
      'figures/fails.sh',
      'figures/square.py',
      'figures/squares.csv',
      'settings/secret.py',
      'figures/../site.config.ts',
    ].map((script) => fence(`text of=${script}`, 'a'))
    const files = {
      'a.md': page({}, body.join('\n')),
      'figures/fails.sh': 'echo 42 >&2; exit 3',
      'figures/squares.py': SCRIPT,
      'figures/squares.csv': CSV,
    }
    await withSite(files, async (site) => {
      writeFileSync(join(site.root, 'site.config.ts'), 'export default {}')
      const { diagnostics } = await run(site)
      expect(diagnostics.map(({ code }) => code)).toEqual([
        'script-failed',
        'missing-script',
        'missing-script',
        'missing-script',
        'missing-script',
      ])
      expect(diagnostics[0]!.message).toContain('\n42')
      expect(diagnostics[1]!.remedy).toContain('Did you mean `squares.py`')
    })
  })
})

describe('a terminal', () => {
  const SESSION =
    "$ echo one > a\n$ cat a\none\n$ ls missing; echo $?\nls: cannot access 'missing': No such file or directory\n2"

  it('is executed in an empty folder, command by command', async () => {
    const second = fence(
      'console run session=a',
      '$ cat a; for n in 1 2; do\n> echo $n\n> done\none\n1\n2',
    )
    const body = fence('console run session=a', SESSION) + '\n' + second
    await withSite({ 'a.md': page({}, body) }, async (site) => {
      const { diagnostics, counts, claims } = await run(site)
      expect(diagnostics).toEqual([])
      expect(counts.console).toMatchObject({ executed: 2, cached: 0 })
      expect(claims).toMatchObject({ terminals: 2 })
      expect((await site.content('/a/')).body).toMatch(/class="verified" data-nosnippet>[^<]*bash/)
    })
  })

  it('that prints something else is refused at the line of its command', async () => {
    const body = fence('console run', SESSION.replace('\none\n', '\ntwo\n'))
    await withSite({ 'a.md': page({}, body) }, async (site) => {
      const { diagnostics } = await run(site)
      const [{ line, message, code }] = diagnostics as [(typeof diagnostics)[0]]
      const shown = readFileSync(join(site.root, 'docs/a.md'), 'utf8').split('\n')
      expect(code).toBe('wrong-output')
      expect(shown[line! - 1]).toBe('$ cat a')
      expect(message).toContain('-two\n+one')
    })
  })

  it('without a command says so', async () => {
    await withSite({ 'a.md': page({}, fence('console run', 'one')) }, async (site) => {
      expect((await run(site)).diagnostics.map(({ code }) => code)).toEqual(['no-commands'])
    })
  })
})

describe('what cannot be repeated at will', () => {
  const body =
    fence('text of=figures/squares.py recorded', '  3   9') + fence(`${CHART} recorded`, '')
  const files = { 'a.md': page({}, body), 'squares.csv': CSV, 'figures/squares.py': SCRIPT }
  const record = async (site: TinySite) => {
    const { claims } = await findBlocks(site.settings)
    const own = claims.flatMap((one) => (one.kind === 'recorded' ? [one.script!] : []))
    const run = { tool: 'PostgreSQL 15.18', date: '2026-11-16', isShown: false }
    keepRecording(site.root, own, { ...run, printed: 'squares\n  1   1\n  2   4\n  3   9\n' })
  }

  it('is compared with its recording, and the page says that it is one', async () => {
    await withSite(files, async (site) => {
      expect((await run(site)).diagnostics.map(({ code }) => code)).toEqual([
        'not-recorded',
        'not-recorded',
      ])
      await record(site)
      const { diagnostics, claims, counts } = await run(site)
      expect(diagnostics).toEqual([])
      expect(claims).toMatchObject({ recorded: 2, scripts: 0 })
      expect(counts.script).toMatchObject({ executed: 0, cached: 0 })
      expect((await site.content('/a/')).body).toContain('PostgreSQL 15.18')
    })
  })

  it.each([
    ['a line of the page', { 'a.md': page({}, body.replace('  3   9', '  3   8')) }, 'These lines'],
    ['the script', { 'figures/squares.py': `${SCRIPT}# faster\n` }, 'has changed'],
    ['the data', { 'squares.csv': CSV.replace('9', '10') }, 'has changed'],
  ])('is reported when %s changed without a new recording', async (_, edit, message) => {
    await withSite(files, async (site) => {
      await record(site)
      site.write(edit)
      const { diagnostics } = await run(site)
      expect(diagnostics[0]).toMatchObject({ code: 'not-recorded', severity: 'error' })
      expect(diagnostics[0]!.message).toContain(message)
    })
  })
})

describe('results that say nothing', () => {
  const rules = { 'proven-results': 'warn' } as const
  const lines = async (body: string) =>
    withSite({ 'a.md': page({}, body) }, async (site) => lintDocs(site.settings), { rules })

  it.each([
    ['beneath a program', fence('go', 'package main') + '\n' + fence('text', 'hello')],
    ['as an error', fence('text', 'ERROR:  deadlock detected')],
    ['as a plan', fence('text', ' id | n\n----+---\n  1 | 2\n(1 row)')],
    ['in columns of numbers', fence('text', 'a      12\nb     345')],
    ['in a terminal', fence('console', '$ ls\na')],
    ['in a chart', fence('chart', 'a,b\n1,2')],
  ])('are a warning %s', async (_, body) => {
    expect((await lines(body)).map(({ code }) => code)).toEqual(['proven-results'])
  })

  it.each([
    ['a drawing', fence('text', 'root\n└── leaf')],
    ['what says that it is none', fence('text no-result', 'a      12\nb     345')],
    ['what was not executed', fence('text not-executed', 'a      12\nb     345')],
    ['a chart of numbers from elsewhere', fence('chart not-executed', 'a,b\n1,2')],
  ])('are not %s', async (_, body) => {
    expect(await lines(body)).toEqual([])
  })

  it('are counted, and those not executed are said to be', async () => {
    const body = fence('text not-executed', 'a 1') + '\n' + fence('console', '$ ls\na')
    await withSite({ 'a.md': page({}, body) }, async (site) => {
      expect((await run(site)).claims).toMatchObject({ notExecuted: 1, unmarked: 1 })
      expect((await site.content('/a/')).body).toMatch(
        /data-state="not-executed">(?:Not executed at build|构建时未执行)</,
      )
    })
  })
})

describe('a picture drawn by a script', () => {
  it('names script and file in its caption, and both are published', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>'
    const script = `printf '%s' '${svg}' > docs/a.svg`
    const body = '![A square](./a.svg "Squares"){source=figures/draw.sh}'
    const files = { 'a.md': page({}, body), 'a.svg': svg, 'figures/draw.sh': script }
    await withSite(files, async (site) => {
      expect((await run(site)).diagnostics).toEqual([])
      const { body: html } = await site.content('/a/')
      expect(html).toMatch(/<figcaption>Squares<\/figcaption><p class="origin".*draw\.sh.*a\.svg/)
      expect(html).not.toContain('{source')
      const [, path] = /href="(\/media\/draw\.[^"]+)"/.exec(html) ?? []
      expect(existsSync(join(site.settings.generated, path!))).toBe(true)
    })
  })
})

it('a picture among words cannot say which script drew it', async () => {
  const body = '![A square](./a.svg){source=figures/draw.sh}\nAnd more.'
  const files = { 'a.md': page({}, body), 'a.svg': '<svg/>', 'figures/draw.sh': 'true' }
  await withSite(files, async (site) => {
    expect((await run(site)).diagnostics.map(({ code }) => code)).toEqual(['stray-source'])
  })
})

describe('the output of another version', () => {
  const program = fence('js run', 'console.log(1 + 1)') + '\n' + fence('text output', '2')
  const older = fence('text output was="JavaScript (Node 1.0.0)"', '11')
  const files = { 'a.md': page({}, `${program}\n${older}`) }
  const block = {
    language: 'javascript',
    code: 'console.log(1 + 1)\n',
    output: '11\n',
    fails: false,
  }

  it('stands beneath the present one while the run that printed it is kept', async () => {
    const proof = `${proofKey(block as never)} 2020-01-02 JavaScript (Node 1.0.0)\n`
    await withSite({ ...files, 'verified.txt': proof }, async (site) => {
      expect((await run(site)).diagnostics).toEqual([])
      expect(readFileSync(site.settings.proofs, 'utf8')).toContain(proof)
      const { body } = await site.content('/a/')
      expect(body).toMatch(
        /JavaScript \(Node 1\.0\.0\) → \(Node \d+\.[\d.]+\)(?:: changed|：输出有变)/,
      )
    })
  })

  it('is refused when nobody has run it', async () => {
    await withSite(files, async (site) => {
      expect((await run(site)).diagnostics.map(({ code }) => code)).toEqual(['no-older-run'])
    })
  })
})
