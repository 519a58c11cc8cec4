import { expect, it } from 'vitest'
import { manifestAddress } from './app-manifest.ts'
import { diagnosticAddress } from './diagnostic-address.ts'
import { offlineAddress } from './offline.ts'
import { markdownFile } from './path.ts'
import { savedAddress } from './saved-address.ts'
import { searchAddress } from './search-address.ts'
import { copyFolder } from './runner.ts'

it.each([
  ['its search form', searchAddress('/en/'), '/en/search/'],
  ['what is saved', savedAddress('/en/'), '/en/saved/'],
  ['its manifest', manifestAddress('/en/'), '/en/manifest.webmanifest'],
  ['what is shown without a connection', offlineAddress('/en/'), '/en/offline.html'],
  ['the Markdown of an article', markdownFile('/en/a/'), 'en/a/index.md'],
  ['its copy of SQLite', copyFolder('sql', '3.50'), 'vendor/sqlite/3.50/'],
])('a site has %s at %s', (_, address, expected) => {
  expect(address).toBe(expected)
})

it('a page that is a file has no Markdown beside it', () => {
  expect(markdownFile('/friends.html')).toBeUndefined()
})

it('a problem is explained in the language of its message, at its own place', () => {
  expect(diagnosticAddress('dead-link', 'en-US')).toMatch(
    /^https:\/\/[\w.-]+\/en\/diagnostics\/dead-link\/#dead-link$/,
  )
  expect(diagnosticAddress('dead-link', 'zh-CN')).toMatch(
    /^https:\/\/[\w.-]+\/diagnostics\/dead-link\/#dead-link$/,
  )
})
