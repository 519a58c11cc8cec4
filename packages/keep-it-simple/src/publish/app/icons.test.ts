import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { siteColours } from '#config/tokens/site-colours.ts'
import type { PublishInput } from '../publish.ts'
import { drawIcons } from './icons.ts'

let root: string
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'icons-'))))
afterEach(() => rmSync(root, { recursive: true }))

const write = (name: string, text: string) => {
  mkdirSync(dirname(join(root, name)), { recursive: true })
  writeFileSync(join(root, name), text)
}
const mark = (colour: string) =>
  write(
    'public/favicon.svg',
    `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32"><rect width="32" height="32" fill="${colour}"/></svg>`,
  )
const own = siteColours()

/** The icons of a site whose paper has a colour, by name. */
async function drawn(light = '#00ff00') {
  const printed: Record<string, Buffer> = {}
  const input = {
    publicDir: join(root, 'public'),
    content: join(root, '.content'),
    colours: { ...own, paper: { ...own.paper, light } },
    release: { print: (name: string, bytes: Buffer) => (printed[name] = bytes) },
  } as unknown as PublishInput
  expect(await drawIcons(input)).toEqual(Object.keys(printed))
  return printed
}
const cached = () => readdirSync(join(root, '.content/icons'))
const ICONS = ['app-192', 'app-512', 'app-masked-512'].map((name) => `icons/${name}.png`)

it('the site’s mark is drawn in the sizes that systems ask for', async () => {
  mark('red')
  const printed = await drawn()
  expect(Object.keys(printed)).toEqual(ICONS)
  const sizes = await Promise.all(
    ICONS.map(async (name) => {
      const { width, height, format } = await sharp(printed[name]).metadata()
      return [width, height, format]
    }),
  )
  expect(sizes).toEqual([
    [192, 192, 'png'],
    [512, 512, 'png'],
    [512, 512, 'png'],
  ])
})

it('an icon that may be cut to any shape stands on the paper of the site, others on nothing', async () => {
  mark('red')
  const printed = await drawn()
  const pixel = async (name: string, at: number) => {
    const area = { left: at, top: at, width: 1, height: 1 }
    return [...(await sharp(printed[name]).ensureAlpha().extract(area).raw().toBuffer())]
  }
  const [RED, GREEN] = [
    [255, 0, 0, 255],
    [0, 255, 0, 255],
  ]
  expect(await pixel(ICONS[1]!, 2)).toEqual(RED)
  expect(await pixel(ICONS[2]!, 256)).toEqual(RED)
  // The mark fills 62 per cent.
  expect(await pixel(ICONS[2]!, 90)).toEqual(GREEN)
  expect(await pixel(ICONS[2]!, 105)).toEqual(RED)
})

it('a mark that is no square is not stretched', async () => {
  write(
    'public/favicon.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" width="32" height="16"><rect width="32" height="16" fill="red"/></svg>',
  )
  const printed = await drawn()
  const area = { left: 96, top: 10, width: 1, height: 1 }
  const above = await sharp(printed[ICONS[0]!]).ensureAlpha().extract(area).raw().toBuffer()
  expect(above[3]).toBe(0)
})

it('what was drawn is kept for the next build, as long as mark and paper are the same', async () => {
  mark('red')
  await drawn()
  const first = cached()
  expect(first).toHaveLength(3)
  for (const name of first) writeFileSync(join(root, '.content/icons', name), name)
  const again = await drawn()
  expect(Object.values(again).map(String).toSorted()).toEqual(first.toSorted())
  await drawn('#0000ff')
  expect(cached().filter((name) => first.includes(name))).toEqual([])
  expect(statSync(join(root, '.content/icons', cached()[0]!)).size).toBeGreaterThan(100)
})

it('icons of the author’s stay, and a site without a mark has none', async () => {
  expect(await drawn()).toEqual({})
  mark('red')
  for (const name of ICONS.slice(0, 2)) write(`public/${name}`, 'mine')
  expect(Object.keys(await drawn())).toEqual([ICONS[2]])
  expect(readFileSync(join(root, 'public', ICONS[0]!), 'utf8')).toBe('mine')
})
