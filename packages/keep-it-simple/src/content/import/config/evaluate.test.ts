import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { writeFolder } from '../../../../tests/support/old-site.ts'
import { evaluateFile, unknownsOf } from './evaluate.ts'

const folder = writeFolder({
  'config.ts': `
import { defineConfig } from 'somewhere'
import nav, { more as extra } from './nav'
const title: string = 'T'
function sidebar() { return [{ text: title }] }
const shared = { a: 1, b: -2 } as const
process.exit(1)
export default defineConfig({
  title, nav, ...shared, list: [...extra, \`x\`], sidebar: sidebar(),
  on: !false, inner: (() => ({ deep: true }))(),
  date: new Date(), size: process.env.SIZE,
  hook: (md) => md.use(1),
})
`,
  'nav.ts': "import { x } from './deep/index'\nexport const more = ['m']\nexport default [x]\n",
  'deep/index.ts': "export const x = 'deep'\n",
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('reads settings as data, follows files, and runs nothing', () => {
  const found = evaluateFile(join(folder, 'config.ts')) as Record<string, unknown>
  expect(found).toMatchObject({
    title: 'T',
    nav: ['deep'],
    a: 1,
    b: -2,
    list: ['m', 'x'],
    sidebar: [{ text: 'T' }],
    on: true,
  })
  expect(unknownsOf(found).map(({ path, unknown }) => `${path}:${unknown.line}`)).toEqual([
    'inner:10',
    'date:11',
    'size:11',
    'hook:12',
  ])
})
