import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { withSite } from '../../tests/support/tiny-site.ts'
import { CompileCache } from './compile-cache.ts'

it('pages are of another compiler when a figure of the author’s was edited', async () => {
  await withSite({}, async ({ settings }) => {
    const identity = () => new CompileCache(settings).identity
    const before = identity()
    expect(before).toMatch(/^[\da-f]{64}$/)
    const folder = join(settings.root, 'blocks/x')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'notes.txt'), 'x')
    writeFileSync(join(folder, 'x.test.tsx'), 'x')
    expect(identity()).toBe(before)
    writeFileSync(join(folder, 'figure.tsx'), 'one')
    const first = identity()
    writeFileSync(join(folder, 'figure.tsx'), 'two')
    expect(new Set([before, first, identity()]).size).toBe(3)
    const styled = identity()
    writeFileSync(join(folder, 'style.css'), 'a')
    const own = identity()
    expect(own).not.toBe(styled)
    // What they say is of no page.
    writeFileSync(join(folder, 'style.css'), 'b')
    expect(identity()).toBe(own)
  })
})
