import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeCorpus } from './corpus.ts'

const FIXTURE = '../../tests/fixtures/bilingual'

/** Everything an author may turn on: cards, web fonts, reading offline, files packed twice. */
const ALL = `cards: true, fonts: {}, offline: true, deploy: { hosts: ['nginx'], compress: ['brotli', 'gzip'] }`
/** Pages, lists, feeds and search, and nothing that only makes them nicer. */
const LEAN = `cards: false, offline: false, deploy: { hosts: [], compress: [] }`

/** A folder as an author has it, with settings and in git, so that what is measured is `kis build` itself. */
export function writeAuthorSite(folder: string, pages: number, lean: boolean): void {
  writeCorpus(folder, pages)
  writeFileSync(
    join(folder, 'site.config.ts'),
    `import { defineSite } from 'keep-it-simple'
import fixture from '${FIXTURE}/site.config.ts'

const collections = fixture.collections?.filter(({ type }) => type === 'post') ?? []
export default defineSite({ ...fixture, collections, ${lean ? LEAN : ALL} })
`,
  )
  if (existsSync(join(folder, '.git'))) return
  cpSync(join(folder, FIXTURE, 'public'), join(folder, 'public'), { recursive: true })
  beginHistory(folder, ['.content/', 'dist/', 'done'])
}

/** The folder as it is becomes the first commit. */
export function beginHistory(folder: string, ignored: readonly string[]): void {
  writeFileSync(join(folder, '.gitignore'), `${ignored.join('\n')}\n`)
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=Bench', '-c', 'user.email=bench@example.org', ...args], {
      cwd: folder,
      env: { ...process.env, GIT_AUTHOR_DATE: DAY, GIT_COMMITTER_DATE: DAY },
    })
  git('init', '--quiet')
  git('add', '.')
  git('commit', '--quiet', '--message', 'Begin')
}

const DAY = '2026-01-01T00:00:00Z'
