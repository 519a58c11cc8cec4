import { describe, expect, it } from 'vitest'
import { diagnosticIn, toChinese } from './translate.ts'

describe('a text of the engine in Chinese', () => {
  it.each([
    ['The link `/a/` leads nowhere.', '链接 `/a/` 指向的地方不存在。'],
    // Phrases and lists as values; no space between two Chinese words.
    ['`since` cannot be the text `x`.', '`since` 不能是文字 `x`。'],
    ['Leave `run` out, or use one of python, go.', '去掉 `run`，或用 `python`、`go`。'],
    // A sentence behind a sentence, and one in code.
    ['Remove it. Use Node 24 or newer.', '去掉它。用 Node 24 或更新的版本。'],
    ['There is no icon `x. Remove it.`.', '没有图标 `x. Remove it.`。'],
    // Words of another program stay.
    ['The file cannot be read: unexpected token.', '文件读不懂：unexpected token。'],
    [
      'The go program of line 7 prints something else:\n--- the page\n+++ the program\n-text\n+a list',
      '第 7 行的 go 程序输出了别的内容：\n--- 页面\n+++ 程序\n-text\n+a list',
    ],
    ['End it with ``` on a line of its own.', '单独一行写 ``` 来结束它。'],
  ])('%j', (english, chinese) => {
    expect(toChinese(english)).toBe(chinese)
  })

  it('is nothing where the engine does not say it', () => {
    expect(toChinese('Somebody else said this, or that.')).toBeUndefined()
  })
})

it('a problem keeps its code and place, and its edit says what it does', () => {
  const fix = { label: 'Write `tip`', file: 'docs/a.md', line: 3, before: 'tpi', after: 'tip' }
  const problem = {
    severity: 'error',
    code: 'unknown-block',
    file: 'docs/a.md',
    line: 3,
    message: 'There is no block called `tpi`.',
    remedy: 'Did you mean `tip`?',
    fix,
  } as const
  expect(diagnosticIn('en-US', problem)).toBe(problem)
  expect(diagnosticIn('zh-CN', problem)).toEqual({
    ...problem,
    message: '没有叫 `tpi` 的区块。',
    remedy: '是不是想写 `tip`？',
    fix: { ...fix, label: '写成 `tip`' },
  })
})
