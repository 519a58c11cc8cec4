import type { ViteDevServer } from 'vite'
import { expect, it } from 'vitest'
import { withDevScripts, withPercentSigns } from './dev-scripts.ts'

/** Vite adds to the head of the document it is given, for the address it is given. */
const vite = {
  transformIndexHtml: async (url: string, html: string) =>
    html.replace('<head>', `<head><script>\n'${url}'</script>`),
} as unknown as ViteDevServer

it('what Vite adds stands first in the head, then what we add; the rest stays as it is', async () => {
  const html = '<html lang="en"><head><title>$&</title></head><body><head></body></html>'
  expect(await withDevScripts(vite, '/a/', html, '<i>$1</i>')).toBe(
    `<html lang="en"><head><script>\n'/a/'</script><i>$1</i><title>$&</title></head><body><head></body></html>`,
  )
  expect(await withDevScripts(vite, '/a/', '<head></head>')).toBe(
    `<head><script>\n'/a/'</script></head>`,
  )
})

it('a per cent sign of a name is written as one, and what is written so already stays', () => {
  expect(withPercentSigns('/100%/a%2Fb/%e4%BD/50%zz/%')).toBe('/100%25/a%2Fb/%e4%BD/50%25zz/%25')
})
