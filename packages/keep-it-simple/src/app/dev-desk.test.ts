import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { deskScript, mayAskVite } from './dev-desk.ts'

it('a page loads what sees edits at once, and the desk once it is there', () => {
  expect(deskScript('/a"b/')).toBe(
    '<script type="module" src="/a&quot;b/src/theme/client/dev-updates.ts"></script>' +
      `<script type="module">addEventListener('load',()=>import("/a\\"b/src/app/desk/entry-desk.tsx"))</script>`,
  )
})

it('of browsers, only pages of this server may have an editor opened', () => {
  const may = (url: string | undefined, site?: string) =>
    mayAskVite({ url, headers: { 'sec-fetch-site': site } } as unknown as IncomingMessage)
  expect(may('/__open-in-editor?file=a', 'same-origin')).toBe(true)
  expect(may('/x/__open-in-editor?file=a', 'cross-site')).toBe(false)
  expect(may('/__open-in-editor')).toBe(false)
  expect(may('/a/')).toBe(true)
  expect(may(undefined)).toBe(true)
})
