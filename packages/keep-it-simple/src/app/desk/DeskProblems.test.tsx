import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { DeskProblem } from '#model/desk.ts'
import { DeskBadge } from './DeskBadge.tsx'
import { deskWords } from './desk-words.ts'
import { problemRefusal } from './refusals.ts'
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

it('why something was not done is said in a sentence', () => {
  const words = deskWords('en-US')
  expect(problemRefusal(words, 'no-editor')).toBe(words.noEditor)
  for (const error of ['changed', 'no-file'])
    expect(problemRefusal(words, error)).toBe(words.changed)
  expect(problemRefusal(words, 'no-answer')).toBe(words.refused)
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

it('a list has a heading with its number where it is one of two, and is absent when empty', () => {
  expect(draw([PROBLEM, PROBLEM], 'en-US', 'This page')).toContain(
    '<section class="desk-part" aria-label="This page"><h3 class="desk-part-head">This page<!-- --> <span>2</span></h3>',
  )
  expect(draw([], 'en-US', 'This page')).toBe('')
})

const badge = (errors: number, warnings: number) =>
  renderToString(
    <DeskBadge
      state={{ errors, warnings, problems: [], isWhole: true, marks: {} }}
      words={deskWords('en-US')}
      onOpen={() => undefined}
    />,
  )
const opening = (said: string, more = '') =>
  `<button type="button" class="desk-badge${more}" aria-label="Open the desk: ${said}" aria-expanded="false" title="${said}">`
const count = (kind: string, number: string) =>
  `<b class="desk-count desk-count--${kind}">${number}</b>`

it.each([
  [0, 0, `${opening('No problems', ' desk-badge--quiet')}<span class="desk-dot"></span>`],
  [1, 0, opening('1 error') + count('error', '1')],
  [0, 2, opening('2 warnings') + count('warning', '2')],
  [2, 2, opening('2 errors, 2 warnings') + count('error', '2') + count('warning', '2')],
  [99, 100, opening('99 errors, 100 warnings') + count('error', '99') + count('warning', '99')],
])(
  'the tab in the margin counts %s errors and %s warnings in two figures',
  (errors, warnings, html) => {
    expect(badge(errors, warnings)).toBe(`${html}</button>`)
  },
)
