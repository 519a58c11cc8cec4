import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'

/** A sheet is loaded by the layouts that name it: a rule that moves must not leave a page behind. */
const dist = join(import.meta.dirname, '../../dist')
const classesIn = (css: string) =>
  new Set(
    [...css.replaceAll(/\{[^{}]*\}/g, '{}').matchAll(/\.([a-z][\w-]*)/gi)].map(([, name]) => name!),
  )

const sheets = new Map(
  readdirSync(join(dist, 'assets'))
    .filter((file) => file.endsWith('.css'))
    .map((file) => [
      `/assets/${file}`,
      classesIn(readFileSync(join(dist, 'assets', file), 'utf8')),
    ]),
)
const documents = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
)

/** Lines that are not justified, as excerpts in lists never are. */
const ONLY_IN_TEXT = 'rag'

test('whatever is styled on one page is styled on every page that has it', () => {
  const styled = new Set([...sheets.values()].flatMap((names) => [...names]))
  expect(styled.size).toBeGreaterThan(200)
  const bare: string[] = []
  for (const file of documents) {
    const html = readFileSync(join(dist, file), 'utf8')
    const own = new Set(
      [...html.matchAll(/href="([^"]+\.css)"/g)].flatMap(([, href]) => [
        ...(sheets.get(href!) ?? []),
      ]),
    )
    for (const [, names] of html.matchAll(/ class="([^"]*)"/g))
      for (const name of names!.split(' '))
        if (styled.has(name) && !own.has(name) && name !== ONLY_IN_TEXT)
          bare.push(`${file}: .${name}`)
  }
  expect([...new Set(bare)]).toEqual([])
})
