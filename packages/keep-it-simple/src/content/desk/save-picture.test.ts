import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it, onTestFinished } from 'vitest'
import { savePicture } from './save-picture.ts'

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#369' } })

function folder() {
  const root = mkdtempSync(join(tmpdir(), 'saved-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const docs = join(root, 'docs')
  mkdirSync(join(docs, 'n'), { recursive: true })
  const save = (bytes: Buffer, name = 'image.png', page = 'n/a-page.md') =>
    savePicture(bytes, { docs, page, title: 'Its [title]', name })
  return { docs, save, read: (name: string) => readFileSync(join(docs, 'n', name)) }
}

it('an AVIF with notes of its camera is written again without them', async () => {
  const { save, read } = folder()
  const noted = await photo(8, 4)
    .withExif({ IFD0: { Make: 'Camera' } })
    .avif()
    .toBuffer()
  expect((await sharp(noted).metadata()).exif).toBeDefined()
  expect(await save(noted)).toMatchObject({ width: 8, height: 4 })
  const found = await sharp(read('a-page.avif')).metadata()
  expect([found.format, found.exif, found.width]).toEqual(['heif', undefined, 8])
})

it('one that moves stays whole, with the size of one of its pictures', async () => {
  const { save, read } = folder()
  const frames = [photo(4, 2), photo(4, 2).negate()].map((one) => one.png().toBuffer())
  const moving = await sharp(await Promise.all(frames), { join: { animated: true } })
    .webp()
    .toBuffer()
  expect(await save(moving)).toMatchObject({ width: 4, height: 2 })
  expect((await sharp(read('a-page.webp'), { animated: true }).metadata()).pages).toBe(2)
})

it('nothing is ever written over', async () => {
  const { docs, save } = folder()
  const bytes = await photo(4, 2).png().toBuffer()
  writeFileSync(join(docs, 'n/tree-2.png'), 'mine')
  const saved = await Promise.all([1, 2].map(() => save(bytes, 'Tree.png')))
  expect(saved.map((one) => (typeof one === 'string' ? one : one.markdown)).toSorted()).toEqual([
    '![Tree](./tree-3.png)',
    '![Tree](./tree.png)',
  ])
  expect(readFileSync(join(docs, 'n/tree-2.png'), 'utf8')).toBe('mine')
  expect(readdirSync(join(docs, 'n')).toSorted()).toEqual(['tree-2.png', 'tree-3.png', 'tree.png'])
})

it('one that was not saved has a reason', async () => {
  const { docs, save } = folder()
  const bytes = await photo(4, 2).png().toBuffer()
  expect(await save(Buffer.from('<svg/>'))).toBe('It is no PNG, JPEG, WebP, AVIF or GIF picture.')
  mkdirSync(join(docs, '../node_modules'))
  expect(await save(bytes, 'a.png', '../node_modules/a.md')).toBe(
    'The page does not lie in the site’s folder.',
  )
  expect(await save(bytes.subarray(0, 60))).toMatch(/./)
  expect(readdirSync(join(docs, 'n'))).toEqual([])
})
