import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** The boundary between the engine and its users: the package name, and no path either way. */
const REPOSITORY = join(import.meta.dirname, '../..')
const CODE = '**/*.{ts,tsx,js,mjs}'
const NOT_OURS = [
  '**/node_modules/**',
  '**/dist/**',
  '**/.content/**',
  '**/docs/**',
  '**/.bench/**',
]
/** The one file that has to name what it forbids. */
const SELF = 'packages/keep-it-simple/tests/boundary.test.ts'

const files = (folder: string) =>
  globSync(`${folder}/${CODE}`, { cwd: REPOSITORY, exclude: NOT_OURS }).filter(
    (path) => path !== SELF,
  )

const broken = (folder: string, forbidden: RegExp): string[] =>
  files(folder).flatMap((path) =>
    readFileSync(join(REPOSITORY, path), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        forbidden.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [],
      ),
  )

/** A path up and into it, or a file it once had. */
const INTO_SITE =
  /\.\.\/(?:site|manual)\/|(?:^|[\s'"`(])(?:site|manual)\/(?:docs|settings|public|drawings|figures|layouts|blocks|reference|words|tests|\w+\.ts)\b|#site\//
const INTO_PACKAGES = /packages\/|(?:from|import)\s*\(?\s*'#/

describe('the boundary', () => {
  it('no file of packages/ imports or mentions a path of a site in this repository', () => {
    expect(files('packages').length).toBeGreaterThan(400)
    expect(broken('packages', INTO_SITE)).toEqual([])
  })

  // With another site in its place, or none, the engine is tested all the same.
  it.runIf(existsSync(join(REPOSITORY, 'site')))(
    'no file of site/ reaches into packages/ by path, or imports an internal name',
    () => {
      expect(files('site')).toContain('site/site.config.ts')
      expect(broken('site', INTO_PACKAGES)).toEqual([])
    },
  )

  it('no file of manual/ reaches into packages/ by path, or imports an internal name', () => {
    expect(files('manual')).toContain('manual/site.config.ts')
    expect(broken('manual', INTO_PACKAGES)).toEqual([])
  })

  it.each([
    "import a from '../../site/settings/tags.ts'",
    "import a from '../../manual/words/topics.ts'",
    "join(root, 'manual/docs')",
    "join(root, 'site/docs')",
    "import { site } from '#site/config.ts'",
    '/** Set in `site/collections.ts`. */',
  ])('sees %s', (line) => {
    expect(INTO_SITE.test(line)).toBe(true)
  })

  it.each(["import { a } from '../../packages/x.ts'", "import type { A } from '#model/page.ts'"])(
    'sees %s',
    (line) => {
      expect(INTO_PACKAGES.test(line)).toBe(true)
    },
  )
})
