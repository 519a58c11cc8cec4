import { lstatSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { Workshop } from '../workshop.ts'
import { copySite } from './site-copy.ts'

/** The copy of a site of these files, two folders below the one where the first of them lie. */
function copyOf(files: readonly string[], root = 'work/site') {
  const workshop = new Workshop('/nowhere')
  onTestFinished(() => workshop.close())
  const place = workshop.room()
  mkdirSync(join(place, root), { recursive: true })
  for (const file of files) {
    mkdirSync(join(place, file, '..'), { recursive: true })
    writeFileSync(join(place, file), file)
  }
  const copy = copySite(join(place, root), workshop)
  return { copy, room: join(copy, '..'), place }
}

describe('the copy of a site', () => {
  it('holds what the author wrote, and nothing that is hidden or built', () => {
    const own = ['docs/a.md', 'docs/.hidden', 'figures/deep/a.sh', 'a.txt', 'dist.txt']
    const others = ['dist/a.html', '.git/HEAD', '.env']
    const { copy, place } = copyOf([...own, ...others].map((file) => `work/site/${file}`))
    expect(readdirSync(copy).toSorted()).toEqual(['a.txt', 'dist.txt', 'docs', 'figures'])
    for (const file of own) expect(readFileSync(join(copy, file), 'utf8')).toBe(`work/site/${file}`)
    // Writing there changes nothing of the author's.
    writeFileSync(join(copy, 'a.txt'), 'other')
    expect(readFileSync(join(place, 'work/site/a.txt'), 'utf8')).toBe('work/site/a.txt')
  })

  it('leads to packages and compilers without copying them', () => {
    const { copy } = copyOf(['work/site/node_modules/a/b', 'work/site/.tool/c', 'work/site/d'])
    for (const [name, file] of [
      ['node_modules', 'a/b'],
      ['.tool', 'c'],
    ] as const) {
      expect(lstatSync(join(copy, name)).isSymbolicLink()).toBe(true)
      expect(readFileSync(join(copy, name, file), 'utf8')).toBe(`work/site/${name}/${file}`)
    }
  })
})
