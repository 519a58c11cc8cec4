import { afterAll, beforeAll, expect, it } from 'vitest'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildContent } from '#content/build-content.ts'
import { formatPosition } from '#model/diagnostic.ts'
import { testSettings } from '../support/test-site.ts'
import { writeFiles } from './written-settings.ts'

const navigation = {
  '/': [
    { text: 'A', link: '/' },
    { text: 'B', items: [{ text: 'C', link: '/no/', icon: 'bok' }] },
  ],
}
const redirects = { '/old/': '/nowhere/' }
const locks = {
  rules: { '/none/': 'short', '^(': '' },
  global: false,
  separator: ':',
  admin: [],
  publicPasswords: [],
}

const FILES = {
  'docs/README.md': '---\ntitle: Home\n---\n\nWords.\n',
  'docs/en/README.md': '---\ntitle: Home\n---\n\nWords.\n',
  'site.config.ts': `import { navigation } from './settings/navigation.ts'
export default {
  navigation,
  redirects: {
    '/old/': '/nowhere/',
  },
  locks: {
    rules: {
      '/none/': 'short',
      '^(': '',
    },
  },
}
`,
  'settings/navigation.ts': `export const navigation = {
  '/': [
    { text: 'A', link: '/' },
    {
      text: 'B',
      items: [
        {
          text: 'C',
          link: '/no/',
          icon: 'bok',
        },
      ],
    },
  ],
}
`,
}

let root: string
beforeAll(() => {
  root = writeFiles(FILES)
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

it('what is found when all pages are known names the line of the setting too', async () => {
  const settingsFile = join(root, 'site.config.ts')
  const override = { settingsFile, navigation, redirects, locks, collections: [] }
  const { diagnostics } = await buildContent(testSettings(root, override))
  const found = diagnostics.map((one) => `${formatPosition(one)} ${one.code}`)
  expect(found.sort()).toEqual([
    'settings/navigation.ts:10:17 unknown-icon',
    'settings/navigation.ts:9:17 dead-link',
    'site.config.ts:10:7 lock-pattern',
    'site.config.ts:5:5 redirect-target',
    'site.config.ts:9:17 lock-hash',
    'site.config.ts:9:7 unused-lock',
  ])
})

it('two categories of one id are named at the second', async () => {
  const files = {
    'site.config.ts':
      "export default {\n  collections: [{ categoryIds: {\n    a: 'x',\n    b: 'x',\n  } }],\n}\n",
  }
  const settingsFile = join(writeFiles(files), 'site.config.ts')
  const settings = testSettings(root, { settingsFile })
  const [blog] = settings.collections
  const collections = [{ ...blog!, categoryIds: { a: 'x', b: 'x' } }] as typeof settings.collections
  const { diagnostics } = await buildContent({ ...settings, collections })
  expect(diagnostics).toMatchObject([{ code: 'repeated-category-id', line: 4, column: 5 }])
})
