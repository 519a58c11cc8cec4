import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { frontMatterSchema } from '../../packages/keep-it-simple/src/content/front-matter-schema.ts'
import { RULES } from '../../packages/keep-it-simple/src/model/rules.ts'
import { slotComponent, SLOTS } from '../../packages/keep-it-simple/src/model/slot.ts'

/** Tables of the manual that are written by hand, against what the engine has. */
const ROOT = join(import.meta.dirname, '../..')
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

describe.each(['manual/docs', 'manual/docs/en'])('the pages in %s', (docs) => {
  it('name every key of front matter', () => {
    const page = read(`${docs}/2.writing/2.front-matter.md`)
    const missing = Object.keys(frontMatterSchema.shape).filter(
      (key) => !page.includes(`\`${key}\``),
    )
    expect(missing).toEqual([])
  })

  it('name every slot and no other', () => {
    const page = read(`${docs}/1.guide/9.extending/3.slots.md`)
    const named = [...page.matchAll(/`([A-Z]\w+)\.tsx`/g)].map(([, name]) => name!)
    expect(named.toSorted()).toEqual(SLOTS.map(slotComponent).toSorted())
  })

  it('name only variables that exist', () => {
    const tokens = ['tokens', 'tokens-text']
      .map((name) => read(`packages/keep-it-simple/src/theme/styles/${name}.css`))
      .join('\n')
    const named = [...read(`${docs}/1.guide/5.look.md`).matchAll(/`(--[\w-]+)`/g)].map(
      ([, name]) => name!,
    )
    expect(named.length).toBeGreaterThan(50)
    expect(named.filter((name) => !tokens.includes(`${name}:`))).toEqual([])
  })

  it('name every rule of style', () => {
    const page = read(`${docs}/2.writing/13.checks.md`)
    expect(Object.keys(RULES).filter((rule) => !page.includes(`| \`${rule}\` |`))).toEqual([])
  })
})
