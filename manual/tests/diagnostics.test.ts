import { diagnosticAddress, diagnosticSources } from 'keep-it-simple/reference'
import { describe, expect, it } from 'vitest'
import { diagnosticPages } from '../reference/diagnostic-pages.ts'
import { addressOf, LANGUAGES, prefixOf } from '../reference/page.ts'
import site from '../site.config.ts'
import { DIAGNOSTICS } from '../words/diagnostics/all.ts'

const { sources, unread } = diagnosticSources()
const codes = new Set(sources.map(({ code }) => code))
const explained = DIAGNOSTICS.flatMap((group) => Object.keys(group.codes))

describe('the pages of diagnostics', () => {
  it('explain every code the sources of the engine have', () => {
    expect(unread).toEqual([])
    expect([...codes].filter((code) => !explained.includes(code))).toEqual([])
  })

  it('explain none twice, and none that is gone', () => {
    expect(explained.filter((code) => !codes.has(code))).toEqual([])
    expect(explained.filter((code, index) => explained.indexOf(code) !== index)).toEqual([])
  })

  it('say by hand only what cannot be read from the sources', () => {
    const readable = (code: string) =>
      sources.some(
        ({ messages, remedies, ...one }) =>
          one.code === code &&
          messages.some((text) => /[a-z]/.test(text)) &&
          remedies.some((text) => /[a-z]/.test(text)),
      )
    const said = DIAGNOSTICS.flatMap(({ codes: own }) =>
      Object.entries(own).flatMap(([code, { says }]) => (says ? [code] : [])),
    )
    expect(said.filter(readable)).toEqual([])
  })

  it.each(['zh-CN', 'en-US'] as const)('show message and remedy of each, in %s', (lang) => {
    const text = diagnosticPages(lang)
      .map(({ markdown }) => markdown)
      .join('\n')
    for (const code of codes)
      expect(text).toMatch(
        new RegExp(
          `^## ${code} \\{#${code}\\}$[^]+? (?:error|warning|错误|警告) ${code}\\n {2}\\S.+\\n {2}→ `,
          'm',
        ),
      )
  })

  it.each(LANGUAGES)('have an address for every code, as the terminal prints it, in %s', (lang) => {
    const anchors = new Map(
      diagnosticPages(lang).map((page) => [
        prefixOf(lang) + addressOf(page),
        [...page.markdown.matchAll(/^## .*\{#(.+)\}$/gm)].map(([, id]) => id),
      ]),
    )
    for (const code of codes) {
      const { origin, pathname, hash } = new URL(diagnosticAddress(code, lang))
      expect(origin).toBe(site.origin)
      expect(hash).toBe(`#${code}`)
      expect(anchors.get(site.redirects![pathname]!)).toContain(code)
    }
  })

  it('say in Chinese what the terminal says in Chinese', () => {
    const text = diagnosticPages('zh-CN').map(({ markdown }) => markdown)
    const said = text.flatMap((page) =>
      [...page.matchAll(/^ {2}(\S.+)$/gm)].map(([, line]) => line!),
    )
    expect(said.filter((line) => !/\p{Script=Han}/u.test(line))).toEqual([])
  })
})
