import { expect, it } from 'vitest'
import { terminalLanguage } from './message-language.ts'

it.each([
  [{ LANG: 'zh_CN.UTF-8' }, 'zh-CN'],
  [{ LANG: 'zh' }, 'zh-CN'],
  [{ LC_ALL: '', LANG: 'zh_TW.UTF-8' }, 'zh-CN'],
  [{ LC_ALL: 'en_US.UTF-8', LANG: 'zh_CN.UTF-8' }, 'en-US'],
  [{ LC_MESSAGES: 'zh_CN.UTF-8', LANG: 'en_US.UTF-8' }, 'zh-CN'],
  [{ LANG: 'zha_CN' }, 'en-US'],
  [{ LANG: 'C.UTF-8' }, 'en-US'],
  [{}, 'en-US'],
] as const)('%j is a terminal in %s', (environment, lang) => {
  expect(terminalLanguage(environment)).toBe(lang)
})
