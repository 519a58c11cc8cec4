import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { assert, constantFrom, integer, oneof, property, string } from 'fast-check'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { queryAnswer, type QueryForm } from '../query-answer.ts'
import { QUERY_SCRIPT } from './compiled.ts'

/** One of the scripts of this folder as a text for documents, with all it imports. */
async function compileInline(name: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      minify: true,
      rolldownOptions: {
        input: join(import.meta.dirname, `${name}.ts`),
        output: { format: 'iife' },
      },
    },
  })
  if (!('output' in result)) throw new Error('Vite watches instead of building')
  return result.output[0].code.trim()
}

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

/** The text of `compiled.ts`. */
async function compiledScripts(): Promise<string> {
  const [query, touches] = [await compileInline('query'), await compileInline('touches')]
  return [
    '/** Written by `npm run goldens -- --update engine` from the modules of this folder. */',
    '// prettier-ignore',
    `export const QUERY_SCRIPT = ${quoted(query)}`,
    '// prettier-ignore',
    `export const TOUCH_SCRIPT = ${quoted(touches)}`,
    '',
  ].join('\n')
}

it('the scripts of documents are compiled from the modules they repeat', async () => {
  const file = join(import.meta.dirname, 'compiled.ts')
  const written = await compiledScripts()
  if (process.env['UPDATE']) writeFileSync(file, written)
  expect(readFileSync(file, 'utf8')).toBe(written)
})

const FORMS: readonly QueryForm[] = [
  { name: 'p', list: { link: '/blog/', pages: 3 }, home: '/blog/' },
  { name: 'tag', addresses: { 索引: '/blog/tags/%E7%B4%A2/', 'C++': '/c/' }, home: '/blog/tags/' },
]

/** Where a document with this form sends a reader who arrives with this query. */
function arrive(form: QueryForm, search: string): string | undefined {
  let to: string | undefined
  const go = (href: string) => (to = href)
  runInNewContext(QUERY_SCRIPT, {
    URLSearchParams,
    document: {
      getElementById: () => ({ textContent: JSON.stringify(form) }),
      documentElement: { style: {} },
    },
    location: { search, hash: '', pathname: '/elsewhere/', replace: go },
  })
  return to
}

it('[S2.3.1] a reader who arrives is sent where one who clicks is sent', () => {
  const value = oneof(integer(), string(), constantFrom('索引', 'C++', '__proto__', '', '03'))
  const name = constantFrom('p', 'tag', 'id')
  assert(
    property(constantFrom(...FORMS), name, value, (form, key, one) => {
      const search = `?${new URLSearchParams({ [key]: String(one) }).toString()}`
      expect(arrive(form, search)).toBe(queryAnswer(form, search))
    }),
  )
  expect(arrive(FORMS[0]!, '?p=2')).toBe('/blog/page/2/')
  expect(arrive(FORMS[1]!, '?tag=nobody')).toBe('/blog/tags/')
})
