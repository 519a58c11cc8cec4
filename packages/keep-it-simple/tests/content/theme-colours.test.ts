import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { siteColours } from '#config/tokens/site-colours.ts'
import { TinySite } from '../support/tiny-site.ts'

const CHART = '---\ntitle: Chart\n---\n\n```chart type=bar\na,b\nx,1\ny,2\n```\n'

/** A site with a chart, and with an author's style sheet if there is one. */
async function chartWith(css?: string) {
  const first = new TinySite({ 'c.md': CHART })
  if (css !== undefined) writeFileSync(join(first.root, 'theme.css'), css)
  const colours = siteColours(css === undefined ? undefined : join(first.root, 'theme.css'))
  const site = new TinySite({ 'c.md': CHART }, { colours })
  try {
    const { body } = await site.content('/c/')
    return { html: JSON.stringify(body), diagnostics: await site.diagnostics() }
  } finally {
    first.remove()
    site.remove()
  }
}

it('draws charts in the colours of the author’s tokens, for readers without a style sheet', async () => {
  expect((await chartWith()).html).toMatch(/s-series-0[^>]*stroke=\\"#454d5e/)
  const { html, diagnostics } = await chartWith(':root { --series-0: #123456 }')
  expect(html).toMatch(/s-series-0[^>]*stroke=\\"#123456/)
  expect(diagnostics).toEqual([])
})
