import { describe, expect, it } from 'vitest'
import { readTemplate } from '#locale/diagnostics/template.ts'
import { meantBy, toChinese } from '#locale/diagnostics/translate.ts'
import { CHINESE } from '#locale/diagnostics/zh-CN/all.ts'
import { isEnglish } from '../support/expect-chinese.ts'
import { saidTexts } from '../support/said-texts.ts'

const entries = Object.entries(CHINESE)

describe('diagnostics', () => {
  it('all have a Chinese message and remedy', () => {
    const texts = saidTexts().filter(({ isSentence }) => isSentence)
    expect(texts.length).toBeGreaterThan(450)
    const missing = texts.filter(({ text }) => isEnglish(text))
    expect(missing.map(({ text, place }) => `${place} ${text}`)).toEqual([])
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

  it('keep the values of the English sentences', () => {
    const plain = ['7', 'docs/中文 页.md', '`a`, `b` 与 `c`', 'x: y, z']
    const code = ['x', '中文，或 3', 'a`b', 'it is {} of it. Or']
    const lost = entries.flatMap(([english]) => {
      const { isCode, parts } = readTemplate(english)
      const given = isCode.map((inCode, at) => {
        // A value that holds the text behind it would end there.
        const next = parts[at + 1]!
        const fitting = (inCode ? code : plain).filter((one) => next === '' || !one.includes(next))
        return fitting[at % fitting.length]!
      })
      let next = 0
      const text = english.replaceAll('{}', () => given[next++]!)
      const said = toChinese(text) ?? ''
      return meantBy(text) && given.every((one) => said.includes(one)) ? [] : [text]
    })
    expect(lost).toEqual([])
  })

  it('are found in time that grows with the length alone', () => {
    const before = process.threadCpuUsage()
    for (const part of ['`', ' is ', ', ', ': ', ' of ']) toChinese(part.repeat(20_000))
    expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(2000)
  })
})
