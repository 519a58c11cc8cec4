import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { loadSite } from '#config/load-site.ts'
import { followMessages, messageLanguage } from '#config/message-language.ts'
import { SettingsError } from '#config/settings-error.ts'
import { formatPosition } from '#model/diagnostic.ts'
import { writeFiles } from './written-settings.ts'

afterEach(() => followMessages({}))

const LEAST = {
  origin: 'https://a.example',
  locales: [{ prefix: '/', lang: 'en-US', label: 'E', title: 'T', description: '' }],
}
const written = (more: object): string => JSON.stringify({ ...LEAST, ...more }, undefined, 2)
const load = (text: string, files: Readonly<Record<string, string>> = {}) => {
  const root = writeFiles({ 'site.config.json': text, ...files })
  return { root, loaded: loadSite(root) }
}

/** What is wrong, as an author reads it. */
const problems = async (loaded: Promise<unknown>): Promise<string[]> => {
  const error = await loaded.then(
    () => undefined,
    (one: unknown) => one,
  )
  expect(error).toBeInstanceOf(SettingsError)
  return (error as SettingsError).diagnostics.map(
    (one) => `${formatPosition(one)} ${one.code} ${one.message} ${one.remedy}`,
  )
}

describe('settings as JSON', () => {
  it('are read, without the schema that editors want, and from any editor', async () => {
    const { root, loaded } = load(`\uFEFF${written({ $schema: 'x', since: 2020 })}`)
    const { file, settings, words } = await loaded
    expect(file).toBe(join(root, 'site.config.json'))
    expect([settings.site.since, settings.site.origin, words]).toEqual([
      2020,
      'https://a.example',
      {},
    ])
  })

  it('have the icon that lies in public/, and the words of the author', async () => {
    const { loaded } = load(written({}), {
      'public/favicon.svg': '',
      'locale/ja-JP.mjs': "export default { interface: { search: '検索' } }",
      'locale/notes.txt': '',
    })
    const { settings, words } = await loaded
    expect(settings.site.head).toContainEqual(['link', { rel: 'icon', href: '/favicon.svg' }])
    expect(words).toEqual({ 'ja-JP': { interface: { search: '検索' } } })
  })

  it('say what is wrong at its line, all of it, in order', async () => {
    const { loaded } = load(written({ sicne: 2020, origin: 5 }))
    const found = await problems(loaded)
    expect(found).toEqual([
      expect.stringMatching(/^site\.config\.json:2:\d+ bad-setting `origin` cannot be `5`\./),
      expect.stringMatching(/^site\.config\.json:\d+:3 unknown-setting There is no .* `since`\?$/),
    ])
    const error = await loaded.catch((one: SettingsError) => one)
    const [, second] = (error as SettingsError).diagnostics
    expect(second).toMatchObject({
      severity: 'error',
      fix: { before: 'sicne', after: 'since', file: 'site.config.json' },
    })
  })

  it.each([
    ['{\n  "a": 1,\n}\n', 'site.config.json:3:1'],
    ['{ "a": 1', 'site.config.json:1:9'],
    // Of these the checker of JSON names no place.
    ['{\n  "a": }', 'site.config.json:2:8'],
    ['{ "a": undefined }', 'site.config.json'],
  ])('%j are no JSON', async (text, at) => {
    const { loaded } = load(text)
    const [found] = await problems(loaded)
    expect(found).toBe(
      `${at} settings-syntax The settings are no JSON. Write every key and text in double quotes, no comments and no comma at an end.`,
    )
    await expect(loaded).rejects.toMatchObject({ diagnostics: [{ severity: 'error' }] })
  })

  it('decide in which language it is reported to the author', async () => {
    await load(written({ messages: 'zh-CN', since: 'x' })).loaded.catch(() => {})
    expect(messageLanguage()).toBe('zh-CN')
    await load(written({ messages: 'tlh', since: 'x' })).loaded.catch(() => {})
    expect(messageLanguage()).toBe('en-US')
    await load('null').loaded.catch(() => {})
    expect(messageLanguage()).toBe('en-US')
  })
})
