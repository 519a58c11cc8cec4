import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { contentPage, lockedPage } from '../../tests/support/sample-pages.ts'
import { writePages } from '../../tests/support/stored-pages.ts'
import { testSite } from '../../tests/support/test-site.ts'
import { copyFolder } from '#model/runner.ts'
import type { PublishInput } from './publish.ts'
import { inlineHash } from './policy.ts'
import { REDIRECT_SCRIPT } from './redirect-page.ts'
import { surveyPages } from './survey.ts'

let root: string
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'survey-'))))
afterEach(() => rmSync(root, { recursive: true }))

async function surveyed(
  pages: readonly { readonly path: string }[],
  given: { site?: object; allow?: object; bundle?: string } = {},
) {
  const content = mkdtempSync(join(root, 'content-'))
  const serverEntry = join(content, 'server.mjs')
  writeFileSync(serverEntry, given.bundle ?? '')
  await writePages(content, pages)
  const survey = await surveyPages({
    store: { pages: pages.map(({ path }) => ({ path, hash: 'hash', body: '' })) },
    shell: { serverEntry, identity: 'one' },
    site: { ...testSite.site, base: '/blog/', ...given.site },
    content,
    deploy: { allow: given.allow ?? {} },
  } as unknown as PublishInput)
  const directive = (name: string) =>
    survey.policy.split('; ').find((one) => one.startsWith(`${name} `))
  return { ...survey, directive }
}

const program = (path: string, language: string) =>
  contentPage(path, 'Program', { assets: ['run'], body: `<pre data-language="${language}"></pre>` })

it('pages that may be mentioned are there with their addresses and texts', async () => {
  const pages = [contentPage('/a/', 'A'), contentPage('/b/', 'B', { draft: true })]
  const survey = await surveyed(pages)
  expect(survey.entries.map(({ path }) => path)).toEqual(['/a/'])
  expect(survey.absolute('/a/')).toBe(`${testSite.site.origin}/blog/a/`)
  expect(survey.bodyOf('/a/')).toBe('<p>Nothing to see.</p>')
})

it('the policy allows scripts and styles of documents by their hashes, and of tags of the head', async () => {
  const bundle = `export const INLINE_SCRIPTS = ['a()']; export const INLINE_STYLES = ['b{}']`
  const head = [
    ['script', {}, 'c()'],
    ['style', {}, 'd{}'],
    ['script', { src: 'https://e.example/e.js' }],
  ] as never
  const { directive } = await surveyed(
    [contentPage('/a/', 'A', { head }), contentPage('/b/', 'B', { head })],
    { bundle },
  )
  const scripts = ['a()', REDIRECT_SCRIPT, 'c()'].map(inlineHash).join(' ')
  expect(directive('script-src')).toBe(`script-src 'self' ${scripts} https://e.example`)
  const styles = ['b{}', 'd{}'].map(inlineHash).join(' ')
  expect(directive('style-src')).toBe(`style-src 'self' ${styles}`)
})

it('the policy is widened by what pages show, and by the owner', async () => {
  const friends = [{ avatar: 'https://b.example/1.png' }, { avatar: 'https://a.example/1.png' }]
  const { directive } = await surveyed([contentPage('/a/', 'A', { friends } as never)], {
    allow: { 'img-src': ['https://c.example'] },
  })
  expect(directive('img-src')).toBe(
    "img-src 'self' data: https://a.example https://b.example https://c.example",
  )
  expect(directive('media-src')).toBe("media-src 'self'")
})

it('where a page is locked, whatever it may hold is allowed and there to be run', async () => {
  const survey = await surveyed([lockedPage('/a/', 'A', true)])
  expect(survey.directive('media-src')).toBe("media-src 'self' blob:")
  expect(survey.runs).toEqual(['python', 'sql', 'postgres'])
  const none = await surveyed([lockedPage('/a/', 'A', true)], { site: { runners: { sql: false } } })
  expect(none.runs).toEqual(['python'])
})

it('what runs programs is copied for the languages that pages have', async () => {
  const python = contentPage('/a/', 'A', {
    assets: ['run'],
    body: `<pre data-url="/${copyFolder('python', '1.2.3')}"></pre>`,
  })
  expect((await surveyed([contentPage('/b/', 'B', { body: python.body })])).runs).toEqual([])
  expect((await surveyed([python])).runs).toEqual(['python'])
  for (const language of ['javascript', 'typescript'])
    expect((await surveyed([program('/c/', language)])).runsJavaScript).toBe(true)
  expect((await surveyed([program('/c/', 'go'), python])).runsJavaScript).toBe(false)
})
