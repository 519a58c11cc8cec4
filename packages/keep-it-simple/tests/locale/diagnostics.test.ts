import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readTemplate, ticksIn } from '#locale/diagnostics/template.ts'
import { meantBy, toChinese } from '#locale/diagnostics/translate.ts'
import { CHINESE } from '#locale/diagnostics/zh-CN/all.ts'
import { isEnglish } from '../support/expect-chinese.ts'
import { saidTexts } from '../support/said-texts.ts'

const entries = Object.entries(CHINESE)
const texts = saidTexts()

describe('what the engine says', () => {
  it('is read from its sources', () => {
    expect(texts.filter(({ isSentence }) => isSentence).length).toBeGreaterThan(450)
  })

  it('has Chinese, every sentence of it and all of it', () => {
    const missing = texts
      .filter(({ isSentence }) => isSentence)
      .filter(({ text }) => isEnglish(text))
    expect(missing.map(({ text, place }) => `${place} ${text}`)).toEqual([])
  })

  it('has no Chinese for what it does not say any more', () => {
    const said = new Set(texts.map(({ text }) => text))
    expect(entries.map(([english]) => english).filter((english) => !said.has(english))).toEqual([])
  })
})

describe('commands', () => {
  it('print sentences in the language of the author', () => {
    const folder = join(import.meta.dirname, '../../src/commands')
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    const past = files
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .flatMap((file) => {
        const calls = readFileSync(join(folder, file), 'utf8').matchAll(
          /console\.\w+\(\s*['`][^)]*[a-z] [a-z]/g,
        )
        return [...calls].map(([call]) => `${file}: ${call}`)
      })
    expect(past).toEqual([])
  })
})

describe('the Chinese sentences', () => {
  it('are Chinese, with full-width punctuation', () => {
    const latin =
      /[\p{Script=Han}`] ?[,;:?!.](?!\w)|[,;:?!] ?\p{Script=Han}|\p{Script=Han}[\w`]|[\w`]\p{Script=Han}/u
    const odd = entries.filter(
      ([, chinese]) =>
        !/\p{Script=Han}/u.test(chinese) ||
        latin.test(chinese.replaceAll(/`[^`]*`/g, '`').replaceAll(/\{\d*\}/g, '')),
    )
    expect(odd.map(([, chinese]) => chinese)).toEqual([])
  })

  it('have the values of the English ones, in or out of code as there', () => {
    const odd = entries.filter(([english, chinese]) => {
      const count = english.split('{}').length - 1
      const places = [...chinese.matchAll(/\{(\d*)\}/g)].map(([, n], at) => Number(n || at + 1))
      return (
        places.toSorted((a, b) => a - b).join() !==
        Array.from({ length: count }, (_, at) => at + 1).join()
      )
    })
    expect(odd.map(([, chinese]) => chinese)).toEqual([])
  })

  it('end as the English ones do', () => {
    const ends: Readonly<Record<string, string>> = { '.': '。', '?': '？', ':': '：' }
    const odd = entries.filter(([english, chinese]) => {
      const end = ends[english.at(-1)!]
      return end !== undefined && !chinese.trimEnd().endsWith(end)
    })
    expect(odd.map(([, chinese]) => chinese)).toEqual([])
  })
})

const PLAIN = ['7', 'docs/中文 页.md', '`a`, `b` 与 `c`', 'x: y, z']
const CODE = ['x', '中文，或 3', 'a`b', 'it is {} of it. Or']

describe('a sentence with values', () => {
  it.each(entries.map(([english]) => english).filter((one) => one.includes('{}')))(
    '%s',
    (english) => {
      const template = readTemplate(english)
      for (const at of PLAIN.keys()) {
        const values = template.isCode.map((isCode, index) => {
          // Where the sentence goes on with a comma, a value with a comma is no value it can have.
          const next = template.parts[index + 1]!
          const fitting = (isCode ? CODE : PLAIN).filter(
            (one) => next === '' || !one.includes(next),
          )
          return fitting[(at + index) % fitting.length]!
        })
        let next = 0
        const text = english.replaceAll('{}', () => values[next++]!)
        const said = toChinese(text) ?? ''
        expect(values.filter((value) => !said.includes(value))).toEqual([])
        const meant = meantBy(text)!
        // Another sentence may say the same of such values.
        const isOwn = meant.template.english === english
        expect(isOwn ? meant.values : values).toEqual(values)
      }
    },
  )

  it('is found in time that grows with its length alone', () => {
    const before = process.threadCpuUsage()
    for (const part of ['`', ' is ', ', ', ': ', ' of ']) toChinese(part.repeat(20_000))
    expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(2000)
    expect(ticksIn('`a` ``` `b`')).toBe(4)
  })
})
