import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Papers name files, and files move: a path that leads nowhere is worse than none. */
const REPOSITORY = join(import.meta.dirname, '../..')
const GENERATED = new Set([
  'node_modules',
  '.git',
  '.content',
  '.results',
  '.bench',
  '.tool',
  'dist',
  'build',
])
const PAPERS = [
  '*.md',
  'decisions/*.md',
  'packages/*/README.md',
  'packages/*/{src,tests}/**/README.md',
]
const OTHERS = ['scripts/README.md', '.changeset/README.md']

/** What looks like a file of ours: ends as our files do, or begins with one of our folders. */
const FILE = /^[\w@.-]+(?:\/[\w@.-]+)*\.(?:tsx?|m?js|css|tsv|yml|md|xsd|py)$/
const FOLDER =
  /^(?:packages|site|manual|src|scripts|decisions|tests|bench|\.github|\.ci)(?:\/[\w@.-]+)*\/?$/

/** Names that papers give as examples, or that exist only where a site was published. */
const EXAMPLE =
  /^(?:index\.md|sw\.js|main\.py|.*-name\.md|kebab-case\.ts|PascalCase\.tsx|keep-it-simple-testing\/.*)$|(?:^|[/-])(?:x\.(?:ts|md)|X(?:Layout|\.test)?\.tsx|Name\.tsx|Quiz\.tsx|ja-JP\.ts)$/

const papers = [...PAPERS, ...OTHERS]
  .flatMap((pattern) => globSync(pattern, { cwd: REPOSITORY }))
  .filter((path) => !path.includes('node_modules/') && !path.includes('fixtures/'))
const read = (path: string): string => readFileSync(join(REPOSITORY, path), 'utf8')

/** Every file and folder, so that a paper may leave out what is clear: `enrich/git-log.ts`. */
const everything = readdirSync(REPOSITORY, { withFileTypes: true })
  .filter(({ name }) => !GENERATED.has(name))
  .flatMap((entry) =>
    entry.isDirectory()
      ? [
          entry.name,
          ...globSync(`${entry.name}/**/*`, {
            cwd: REPOSITORY,
            exclude: (name) => GENERATED.has(basename(name)),
          }),
        ]
      : [entry.name],
  )
const endings = new Set(
  everything.flatMap((path) => {
    const parts = path.replaceAll('\\', '/').split('/')
    return parts.map((_, index) => parts.slice(index).join('/'))
  }),
)

/** Text between single backticks; blocks of code are examples. */
function named(text: string): string[] {
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, '')
  return [...prose.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code!)
}

const isLost = (code: string): boolean =>
  (FILE.test(code) || FOLDER.test(code)) &&
  !EXAMPLE.test(code) &&
  !code.split('/').some((part) => GENERATED.has(part)) &&
  !endings.has(code.replace(/\/$/, ''))

const numberOf = (name: string): number => Number(name.slice(0, 4))
const decisions = readdirSync(join(REPOSITORY, 'decisions')).toSorted()

describe('the papers', () => {
  // With another site in its place, paths of our own blog are not there.
  it.runIf(existsSync(join(REPOSITORY, 'site', 'settings')))('name only files that exist', () => {
    expect(papers.length).toBeGreaterThan(35)
    const lost = papers.flatMap((paper) =>
      named(read(paper))
        .filter(isLost)
        .map((code) => `${paper}: ${code}`),
    )
    expect(lost).toEqual([])
  })

  it('link only to files that exist', () => {
    const dead = papers.flatMap((paper) =>
      [...read(paper).matchAll(/\]\((?!https?:|#|\/|…)([^)#\s]+)/g)]
        .map(([, target]) => target!)
        .filter((target) => !existsSync(join(REPOSITORY, paper, '..', target)))
        .map((target) => `${paper}: ${target}`),
    )
    // The handbook shows links of articles as examples.
    expect(dead.filter((one) => !one.startsWith('WRITING.md'))).toEqual([])
  })

  it('number decisions without gaps, each as its heading says', () => {
    expect(decisions.map(numberOf)).toEqual(decisions.map((_, index) => index + 1))
    const headings = decisions.map((name) => /^# (\d+)[.:] /.exec(read(`decisions/${name}`))?.[1])
    expect(headings.map(Number)).toEqual(decisions.map(numberOf))
  })

  it('refer to decisions that exist', () => {
    const missing = papers.flatMap((paper) =>
      [...read(paper).matchAll(/\bdecisions? (\d+)\b|decisions\/(\d{4})/gi)]
        .map(([, short, long]) => Number(short ?? long))
        .filter((number) => number < 1 || number > decisions.length)
        .map((number) => `${paper}: ${number}`),
    )
    expect(missing).toEqual([])
  })
})
