import { expect, it } from 'vitest'
import { diagnosticAddress } from './diagnostic-address.ts'
import { markdownFile } from './path.ts'

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
