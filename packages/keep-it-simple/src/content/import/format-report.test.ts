import { expect, it } from 'vitest'
import { formatReport } from './format-report.ts'
import { summaryOf, type ImportReport } from './import-report.ts'

type Parts = Partial<Omit<ImportReport, 'summary'>>

function printed(parts: Parts): string[] {
  const whole = {
    kind: 'markdown',
    folder: '/home/me/old',
    into: 'blog',
    dryRun: false,
    files: [],
    pictures: [],
    publicFiles: [],
    left: [],
    problems: [],
    ...parts,
  }
  return formatReport({ ...whole, summary: summaryOf(whole) }).split('\n')
}

const SUMS =
  'Files imported: 0 of 0; pictures: 0; changes: 0; for you to do: 0; new problems of `kis check`: 0'

it('says the sums alone where there is nothing else', () => {
  expect(printed({})).toEqual(['', SUMS])
})

it('names each file, its changes and what needs a hand, by their lines', () => {
  const files = [
    {
      from: 'a.md',
      to: 'docs/blog/a.md',
      changes: [{ line: 3, message: 'Three.' }, { message: 'Whole.' }],
      todo: [{ line: 4, message: 'Four.' }],
    },
    { from: 'in/b.md', changes: [], todo: [{ message: 'Broken.' }] },
  ]
  expect(printed({ files, pictures: ['docs/blog/p.png'] })).toEqual([
    'old/a.md → docs/blog/a.md',
    '  3: Three.',
    '  Whole.',
    '  ! old/a.md:4 Four.',
    'old/in/b.md → not imported',
    '  ! old/in/b.md Broken.',
    '',
    'Files imported: 1 of 2; pictures: 1; changes: 2; for you to do: 2; new problems of `kis check`: 0',
  ])
})

it('lists what is left, the settings and what `kis check` will say', () => {
  const settings = {
    values: { author: 'Me' },
    todo: [
      { file: 'c.ts', line: 2, message: 'See.' },
      { file: 'd.ts', message: 'Look.' },
    ],
  }
  const problem = {
    severity: 'error',
    code: 'dead-link',
    file: 'docs/a.md',
    line: 7,
    message: 'The link leads nowhere.',
    remedy: 'Correct it.',
  } as const
  const said = printed({
    dryRun: true,
    left: ['x.txt'],
    publicFiles: ['public/y'],
    settings,
    problems: [problem],
  })
  expect(said.slice(0, 12)).toEqual([
    '',
    'Left where they are (names that begin with `_` are no pages, and no page shows the others):',
    '  old/x.txt',
    '',
    'Settings for `site.config.ts`:',
    '{',
    '  "author": "Me"',
    '}',
    '  ! old/c.ts:2 See.',
    '  ! old/d.ts Look.',
    '',
    '`kis check` will say:',
  ])
  expect(said[12]).toContain('docs/a.md:7')
  expect(said.at(-2)).toBe('')
  expect(said.at(-1)).toBe(
    'Files that would be imported: 0 of 0; pictures: 0; files in public/: 1; changes: 0; for you to do: 2; new problems of `kis check`: 1',
  )
  expect(printed({ settings, settingsFile: 'imported.ts' })[1]).toBe(
    'Settings for `site.config.ts` are in imported.ts:',
  )
})
