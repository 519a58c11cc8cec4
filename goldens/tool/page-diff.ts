import { execFileSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildFixture, buildOwnSite, fixtureNames, OWN_SITES, type OwnSite } from './built-sites.ts'
import { REPOSITORY, RESULTS, unifiedDiff } from './golden-files.ts'
import { shortHash } from './html-lines.ts'
import { sitePages } from './site-pages.ts'

const USAGE = 'npm run goldens -- --diff <site> <path> <commit> [<commit>]'

/** Prints how a page changed between two commits, or between a commit and the working tree. */
export async function printPageDiff(args: readonly string[]): Promise<number> {
  const [site, path, before, after] = args
  if (site === undefined || path === undefined || before === undefined) {
    console.error(USAGE)
    return 1
  }
  const sites = [...OWN_SITES, ...fixtureNames(REPOSITORY)]
  if (!sites.includes(site)) {
    console.error(`Unknown site ${site}. Sites: ${sites.join(', ')}.`)
    return 1
  }
  const old = await pageAt(before, site, path)
  const now = after === undefined ? await pageNow(site, path) : await pageAt(after, site, path)
  if (old === undefined && now === undefined) {
    console.error(`Neither version of ${site} has a page ${path}.`)
    return 1
  }
  process.stdout.write(unifiedDiff(`${site}${path}`, old ?? '', now ?? ''))
  return 0
}

const build = (repository: string, site: string): Promise<string> =>
  OWN_SITES.includes(site as OwnSite)
    ? buildOwnSite(repository, site as OwnSite, false)
    : buildFixture(repository, site)

async function pageNow(site: string, path: string): Promise<string | undefined> {
  const pages = pagesOf(await build(REPOSITORY, site), site)
  return pages.find(([known]) => known === path)?.[1]
}

/** Normalized pages of a site, as text by address. */
const pagesOf = (dist: string, site: string): (readonly [path: string, text: string])[] => {
  const dates = OWN_SITES.includes(site as OwnSite) ? 'hidden' : 'shown'
  return sitePages(dist, dates).map(({ path, head, body }) => [path, head + body])
}

/** From the cache of that commit, which is filled by a build of the whole site. */
async function pageAt(name: string, site: string, path: string): Promise<string | undefined> {
  const commit = git('rev-parse', '--verify', `${name}^{commit}`).trim()
  const folder = join(RESULTS, 'commits', commit)
  // `/friends/` and its old address `/friends.html` are two pages.
  const cacheFile = (known: string) => join(folder, site, `${shortHash(known)}.html`)
  if (!existsSync(join(folder, `${site}.built`))) {
    const tree = checkOut(commit)
    try {
      for (const [known, text] of pagesOf(await build(tree, site), site)) {
        const file = cacheFile(known)
        mkdirSync(join(file, '..'), { recursive: true })
        writeFileSync(file, text)
      }
      writeFileSync(join(folder, `${site}.built`), '')
    } finally {
      git('worktree', 'remove', '--force', tree)
      rmSync(join(tree, '..'), { recursive: true, force: true })
    }
  }
  const file = cacheFile(path)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** A worktree with today's packages linked, but for those of the repository itself. */
function checkOut(commit: string): string {
  const tree = join(mkdtempSync(join(tmpdir(), 'goldens-')), 'tree')
  git('worktree', 'add', '--detach', tree, commit)
  linkPackages(join(REPOSITORY, 'node_modules'), join(tree, 'node_modules'), tree)
  for (const name of readdirSync(join(tree, 'packages'))) {
    const own = join('packages', name, 'node_modules')
    if (existsSync(join(REPOSITORY, own)))
      symlinkSync(join(REPOSITORY, own), join(tree, own), 'junction')
  }
  return tree
}

function linkPackages(from: string, to: string, tree: string): void {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    const real = realpathSync(join(from, name))
    const isOwn = real.startsWith(REPOSITORY) && !real.includes('node_modules')
    const target = isOwn ? join(tree, real.slice(REPOSITORY.length)) : real
    symlinkSync(target, join(to, name), 'junction')
  }
}

const git = (...args: string[]): string =>
  execFileSync('git', args, {
    cwd: REPOSITORY,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
