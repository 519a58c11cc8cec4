import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { drawMissing } from '#content/drawings/draw.ts'
import { drawingName, isPlainDrawing } from '#content/drawings/drawing-file.ts'
import { compileAlone } from '../support/compile-alone.ts'

/** Published attacks on mermaid, and what its options would open. They call `fire()` or name `evil.example`. */
const ATTACKS = [
  'flowchart LR\n  A["<img src=x onerror=fire()>"] --> B',
  'flowchart LR\n  A["<iframe srcdoc=\'<script>parent.fire()</script>\'>"] --> B',
  'flowchart LR\n  A["`**x** <script>fire()</script>`"] --> B',
  'flowchart LR\n  A --> B\n  click A "javascript:fire()"',
  'flowchart LR\n  A --> B\n  click A call fire()',
  'flowchart LR\n  A --> B\n  click A href "https://evil.example/" _blank',
  "%%{init: {'securityLevel': 'loose', 'htmlLabels': true}}%%\nflowchart LR\n  A[\"<img src=x onerror=fire()>\"] --> B",
  "%%{init: {'flowchart': {'htmlLabels': true}}}%%\nflowchart LR\n  A[\"<img src=https://evil.example/x>\"] --> B",
  "%%{init: {'theme': 'base', 'themeCSS': '* { background: url(https://evil.example/x) }'}}%%\nflowchart LR\n  A --> B",
  "%%{init: {'themeVariables': {'primaryColor': 'red;} body{display:none} x{'}}}%%\nflowchart LR\n  A --> B",
  "%%{init: {'fontFamily': 'x;} </style><script>fire()</script>'}}%%\nflowchart LR\n  A --> B",
  "%%{init: {'__proto__': {'polluted': 1}, 'constructor': {'prototype': {'polluted': 1}}}}%%\nflowchart LR\n  A --> B",
  '---\nconfig:\n  securityLevel: loose\n  htmlLabels: true\n---\nflowchart LR\n  A["<img src=x onerror=fire()>"] --> B',
  'flowchart LR\n  A --> B\n  style A fill:url(https://evil.example/x)',
  'flowchart LR\n  A --> B\n  classDef x fill:red;}body{display:none}\n  class A x',
  'flowchart LR\n  A@{ img: "https://evil.example/x.png", label: "x" } --> B',
  'flowchart LR\n  A@{ icon: "x<img src=x onerror=fire()>", form: "square" } --> B',
  'sequenceDiagram\n  participant A as <img src=x onerror=fire()>\n  A->>B: <script>fire()</script>',
  'sequenceDiagram\n  participant A\n  link A: x @ javascript:fire()\n  A->>B: x',
  'sequenceDiagram\n  A->>B: $$\\href{javascript:fire()}{x}$$',
  'classDiagram\n  class A~<img src=x onerror=fire()>~\n  link A "javascript:fire()"',
  'stateDiagram-v2\n  A: <img src=x onerror=fire()>\n  A --> B: <script>fire()</script>',
  'erDiagram\n  A["<img src=x onerror=fire()>"] ||--o{ B : "<script>fire()</script>"',
  'pie title <img src=x onerror=fire()>\n  "<script>fire()</script>" : 1',
  'gantt\n  title <img src=x onerror=fire()>\n  section <script>fire()</script>\n  x :a, 2024-01-01, 1d\n  click a href "javascript:fire()"',
  'mindmap\n  root((<img src=x onerror=fire()>))\n    ::icon(x<script>fire()</script>)',
  'journey\n  title <img src=x onerror=fire()>\n  section <script>fire()</script>\n    x: 5: <img src=x onerror=fire()>',
  'gitGraph\n  commit id: "<img src=x onerror=fire()>" tag: "<script>fire()</script>"',
]

describe('[A51] a diagram', () => {
  it('that attacks is drawn in shapes and words, or not at all', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'drawings-'))
    try {
      const missing = ATTACKS.map((source) => ({ name: drawingName(source), source }))
      const failures = await drawMissing(missing, folder)
      const drawn = readdirSync(folder)
      // Some are drawn in a form for phones as well.
      const whole = drawn.filter((name) => !/-(?:column|phone)\.svg$/.test(name))
      expect(whole.length + Object.keys(failures).length).toBe(ATTACKS.length)
      expect(drawn.length).toBeGreaterThan(ATTACKS.length / 3)
      for (const name of drawn) {
        const svg = readFileSync(join(folder, name), 'utf8').trim()
        expect(isPlainDrawing(svg)).toBe(true)
        expect(svg).not.toMatch(
          /<(?:script|style|foreignObject|image|a|iframe)\b|\shref=|url\(\s*['"]?https?:/i,
        )
      }
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    } finally {
      rmSync(folder, { recursive: true })
    }
  }, 120_000)

  it('of 50,000 edges, or of a megabyte, is refused within five seconds', async () => {
    const edges = Array.from({ length: 50_000 }, (_, n) => `  a${n} --> a${n + 1}`).join('\n')
    const sources = [`flowchart LR\n${edges}`, `flowchart LR\n  A["${'x'.repeat(1 << 20)}"] --> B`]
    const folder = mkdtempSync(join(tmpdir(), 'drawings-'))
    try {
      for (const source of sources) {
        const started = performance.now()
        const failures = await drawMissing([{ name: drawingName(source), source }], folder)
        expect(Object.keys(failures)).toHaveLength(1)
        expect(performance.now() - started).toBeLessThan(5_000)
      }
    } finally {
      rmSync(folder, { recursive: true })
    }
  }, 60_000)
})

it('[A51] a mind map that attacks is words, and one of a megabyte ends', async () => {
  const attack =
    '```markmap title="Map"\n# <img src=x onerror=fire()>\n## [x](javascript:fire())\n- <script>fire()</script>\n- ![x](https://evil.example/x.png)\n```'
  const { body } = await compileAlone(attack, 'page.md')
  // As words they may stand there; a tag of theirs may not.
  expect(body).not.toMatch(/<(?:script|img|image|foreignObject|a)\b|<[^>]*\s(?:on\w+|href)=/i)
  const started = performance.now()
  await compileAlone(
    `\`\`\`markmap title="Map"\n# A\n${'- word\n'.repeat(150_000)}\`\`\``,
    'page.md',
  )
  expect(performance.now() - started).toBeLessThan(5_000)
}, 60_000)
