import { expect, it } from 'vitest'
import { withSite, type Files } from '../../../../tests/support/tiny-site.ts'
import { movedFile } from './moved-file.ts'

const moved = (missing: string, files: Files, file = 'blog/a.md') =>
  withSite(files, async ({ settings: { docs, publicDir } }) =>
    movedFile({ file, docs, publicDir }, missing),
  )

it.each<[string, string, Files, string | undefined]>([
  ['elsewhere', 'in/p.png', { 'notes/p.png': 'x' }, '../notes/p.png'],
  ['in public/', 'p.png', { 'public/in/p.png': 'x' }, '/in/p.png'],
  ['at the top of public/', './x/p.png', { 'public/p.png': 'x' }, '/p.png'],
  ['nowhere', 'p.png', { 'blog/q.png': 'x' }, undefined],
  ['in two places', 'p.png', { 'a/p.png': 'x', 'b/p.png': 'x' }, undefined],
  ['in both folders', 'p.png', { 'a/p.png': 'x', 'public/p.png': 'x' }, undefined],
])('a missing file that lies %s', async (_, missing, files, expected) => {
  expect(await moved(missing, files)).toBe(expected)
})
