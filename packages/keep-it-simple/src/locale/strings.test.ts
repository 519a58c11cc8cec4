import { describe, expect, it } from 'vitest'
import { enUSLists } from './lists/en-US.ts'
import { zhCNLists } from './lists/zh-CN.ts'
import { enUS } from './en-US.ts'
import { enUSLate } from './late/en-US.ts'
import { zhCNLate } from './late/zh-CN.ts'
import { enUSOffline } from './offline/en-US.ts'
import { zhCNOffline } from './offline/zh-CN.ts'
import { zhCN } from './zh-CN.ts'

/** Every word of a table, those of its groups included, by name. */
function words(table: object, at = ''): [name: string, text: string][] {
  return Object.entries(table).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? words(value, `${at}${key}.`)
      : [[at + key, String(value)] as [string, string]],
  )
}

describe('the words of the interface', () => {
  it('[S8.10] are there in both languages, each in its own', () => {
    const english = words({ ...enUS, ...enUSLists, ...enUSLate, offline: enUSOffline })
    const chinese = words({ ...zhCN, ...zhCNLists, ...zhCNLate, offline: zhCNOffline })
    expect(english.map(([name]) => name)).toEqual(chinese.map(([name]) => name))
    const han = /[\p{Script=Han}，：、]/u
    expect(english.filter(([, text]) => text.trim() === '' || han.test(text))).toEqual([])
    expect(chinese.filter(([, text]) => !han.test(text))).toEqual([])
  })

  it('are written in sentence case in English', () => {
    const all = words({ ...enUS, ...enUSLists, ...enUSLate, offline: enUSOffline })
    // Names of licenses, marks of the not-found page (S2.7.2) and names of things have their own.
    const shown = all.filter(([name]) => !/^(?:licences\.|notFound)/.test(name))
    const names = /\b(?:GitHub|Markdown|JavaScript|Tab|Escape|MB|PDF|TSV|SVG|Run)\b/g
    expect(
      shown.filter(([, text]) =>
        /\s[A-Z]/.test(text.replace(/[.|:] [A-Z]/g, '').replace(names, '')),
      ),
    ).toEqual([])
  })

  it('ask for the same values in both languages', () => {
    const asked = (table: object) =>
      words(table).map(([name, text]) => [name, [...new Set(text.match(/\{\w+\}/g))].sort()])
    expect(asked({ ...zhCN, ...zhCNLists })).toEqual(asked({ ...enUS, ...enUSLists }))
  })
})
