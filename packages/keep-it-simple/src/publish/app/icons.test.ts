import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

it('icons of the author’s stay, and a site without a mark has none', async () => {
  expect(await drawn()).toEqual({})
  mark('red')
  for (const name of ICONS.slice(0, 2)) write(`public/${name}`, 'mine')
  expect(Object.keys(await drawn())).toEqual([ICONS[2]])
  expect(readFileSync(join(root, 'public', ICONS[0]!), 'utf8')).toBe('mine')
})
