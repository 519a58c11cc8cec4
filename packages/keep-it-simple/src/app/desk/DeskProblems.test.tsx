import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { DeskProblem } from '#model/desk.ts'
import { deskWords } from './desk-words.ts'
import { ProblemList } from './ProblemList.tsx'

const FIX = { label: 'Write `tip`', file: 'docs/a.md', line: 4, before: 'tpi', after: 'tip' }
const PROBLEM: DeskProblem = {
  severity: 'error',
  code: 'unknown-box',
  file: 'docs/a.md',
  line: 4,
  column: 5,
  message: 'There is no box `tpi`.',
  remedy: 'Write `tip`, or take the colons away.',
  chinese: { message: '没有 `tpi` 这种框。', remedy: '写 `tip`。', label: '写成 `tip`' },
}

const draw = (problems: readonly DeskProblem[], lang = 'en-US', title?: string) =>
  renderToString(
    <ProblemList problems={problems} title={title} words={deskWords(lang)} lang={lang} />,
  )

it('a problem says where it is, what is wrong and what to do', () => {
  expect(draw([PROBLEM])).toBe(
    [
      '<section class="desk-part"><ul class="desk-list"><li class="desk-problem desk-problem--error">',
      '<p class="desk-where"><b class="desk-kind">error</b>',
      '<button type="button" class="desk-place" title="Open in editor">docs/a.md:4:5</button>',
      '<a class="desk-code" href="https://manual.keep-it-simple.example/en/diagnostics/unknown-box/#unknown-box" target="_blank" rel="noreferrer" title="What it means">unknown-box</a></p>',
      '<p class="desk-message">There is no box <code>tpi</code>.</p>',
      '<p class="desk-remedy">Write <code>tip</code>, or take the colons away.</p>',
      '<p class="desk-deeds"><button type="button" class="desk-button" aria-label="Open in editor: docs/a.md:4:5">Open in editor</button>',
      '<span class="desk-note" role="status"></span></p></li></ul></section>',
    ].join(''),
  )
})

it('where the remedy is certain, a button names the edit', () => {
  const html = draw([{ ...PROBLEM, severity: 'warning', fix: FIX }])
  expect(html).toContain(
    'desk-problem--warning"><p class="desk-where"><b class="desk-kind">warning<',
  )
  expect(html).toContain(
    '<button type="button" class="desk-button desk-button--first" aria-label="Fix it: Write `tip` (docs/a.md:4:5)" title="tpi → tip">Fix it<span class="desk-edit">Write <code>tip</code></span></button>',
  )
})

it('the same is said in Chinese on a Chinese page', () => {
  const html = draw([{ ...PROBLEM, fix: FIX }], 'zh-CN')
  expect(html).toContain('<p class="desk-message">没有 <code>tpi</code> 这种框。</p>')
  expect(html).toContain('<p class="desk-remedy">写 <code>tip</code>。</p>')
  expect(html).toContain('aria-label="改正: 写成 `tip` (docs/a.md:4:5)"')
  expect(html).toContain('href="https://manual.keep-it-simple.example/diagnostics/unknown-box/')
  const { label: _, ...unnamed } = PROBLEM.chinese
  const silent = draw([{ ...PROBLEM, fix: FIX, chinese: unnamed }], 'zh-CN')
  expect(silent).toContain('aria-label="改正:  (docs/a.md:4:5)"')
})
