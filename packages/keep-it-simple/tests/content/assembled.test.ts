import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { PageTable } from '#store/pages.ts'
import { TEST_SITE } from '../support/test-site.ts'
import { TinySite } from '../support/tiny-site.ts'

/**
 * Each folder of `assembled/` is a site, and `<name>.txt` what is known of its pages and said of them.
 * `npm run goldens -- --update engine` writes it; read it before you commit.
 */
const HERE = join(import.meta.dirname, 'assembled')
const names = readdirSync(HERE, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

const listed = (values: readonly unknown[]): string =>
  values.map((value) => `${JSON.stringify(value, undefined, 1)}\n`).join('')

it.each(names)('the site %s is assembled as it was', async (name) => {
  const site = new TinySite({}, { drafts: true })
  onTestFinished(() => site.remove())
  cpSync(join(HERE, name, 'docs'), join(site.root, 'docs'), { recursive: true })
  cpSync(join(TEST_SITE, 'public'), join(site.root, 'public'), { recursive: true })
  const { diagnostics, store } = await site.build()
  const said = [listed(diagnostics)]
  if (store) {
    const library = new PageTable(site.settings.out)
    said.push(listed(library.index()!.redirects))
    said.push(
      listed(library.index()!.pages.map(({ path }) => ({ path, ...library.outline(path) }))),
    )
    said.push(listed([library.graph()]))
  }
  const text = said.join('---\n').replaceAll(site.root, '.')
  const file = join(HERE, `${name}.txt`)
  if (process.env['UPDATE']) writeFileSync(file, text)
  expect(text).toBe(readFileSync(file, 'utf8'))
})
