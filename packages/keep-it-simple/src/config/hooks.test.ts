import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { callHook } from './call-hook.ts'
import { catalogueAnswer, headTags } from './hook-answers.ts'
import { SettingsError } from './settings-error.ts'

const schema = z.strictObject({ title: z.string().optional() })
type Hook = () => unknown

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hooks-'))
  const lines = ['export default {', '  hooks: {', '    done() {},', '    page: () => {},', '  },']
  writeFileSync(join(root, 'site.config.ts'), [...lines, '}'].join('\n'))
})
afterEach(() => rmSync(root, { recursive: true }))

/** The answer of the hook `page`, or the mistake that is reported to the author. */
async function called(page: Hook | undefined, about?: string): Promise<unknown> {
  const place = { root, settingsFile: join(root, 'site.config.ts'), hooks: { page } as never }
  try {
    return await callHook(place, 'page', {} as never, schema, about)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    const [one] = error.diagnostics
    return `${one!.file}:${one!.line}:${one!.column} ${one!.code} ${one!.message} ${one!.remedy}`
  }
}

it('hook: returns its answer, sync or async', async () => {
  expect(await called(() => ({ title: 'A' }))).toEqual({ title: 'A' })
  expect(await called(async () => ({ title: 'B' }))).toEqual({ title: 'B' })
  expect(await called(undefined)).toBeUndefined()
})

const SETTINGS = 'site.config.ts:4:5'
it.each<[Hook, string]>([
  [
    () => {
      throw new Error('No such table.\nat line 3')
    },
    'hook-failed The hook `page` failed on /a/: No such table. Correct what this line does.',
  ],
  [
    // oxlint-disable-next-line typescript/only-throw-error -- an author may
    () => {
      throw 'text'
    },
    `${SETTINGS} hook-failed The hook \`page\` failed on /a/: text. Correct`,
  ],
  [
    () => ({ title: new Date() }),
    `${SETTINGS} bad-hook The hook \`page\` answered what cannot be used on /a/: \`title\` cannot be an object of the class \`Date\`.`,
  ],
  [() => ({ titel: 'x' }), 'on /a/: Unrecognized key: "titel". Return'],
  [() => 3, 'on /a/: Invalid input: expected object, received number. Return'],
])('hook: reports what %o throws or answers', async (hook, message) => {
  expect(await called(hook, '/a/')).toContain(message)
})

it('hook: reports a failure at the innermost line of the author', async () => {
  const at = (name: string) => `    at go (${pathToFileURL(join(root, name)).href}:7:3)\n`
  const stack = `Error: No!\n${at('node_modules/a.js')}${at('hooks/a.ts')}${at('b.ts')}`
  const failing = (text: string) => () => {
    throw Object.assign(new Error('No!'), { stack: text })
  }
  expect(await called(failing(stack))).toMatch(/^hooks\/a\.ts:7:3 hook-failed/)
  const elsewhere = failing('Error\n    at file:///elsewhere/a.js:7:3')
  expect(await called(elsewhere)).toMatch(/^site\.config\.ts:4:5 hook-failed/)
})

const said = (answers: z.ZodType, answer: unknown) =>
  answers.safeParse(answer).error?.issues.map(({ path, message }) => [path, message])

it('hook answers: refuse a tag the policy refuses, at its place in the list', () => {
  const tags = [
    ['meta', { name: 'a' }],
    ['script', { src: '/a.js', onload: 'b()' }],
  ]
  expect(said(headTags, tags)).toEqual([[[1], expect.stringMatching(/^Remove `onload`.*[^.!]$/)]])
})

it('hook answers: explain how an address and a date are written', () => {
  for (const path of ['a/', '//a/', 'https://a.example/'])
    expect(said(catalogueAnswer, [{ path, title: 'A' }])).toEqual([
      [[0, 'path'], 'write an address that begins with one slash'],
    ])
  expect(said(catalogueAnswer, [{ path: '/', title: 'A', updated: 'yesterday' }])).toEqual([
    [[0, 'updated'], 'write a date like 2026-01-31'],
  ])
})
