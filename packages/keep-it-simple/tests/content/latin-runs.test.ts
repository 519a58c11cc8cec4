import { expect, it } from 'vitest'
import { compileAlone } from '../support/compile-alone.ts'

/** The HTML of these lines on a page of a language. */
const drawn = async (markdown: string, lang = 'zh-CN') =>
  (await compileAlone(markdown, 'page.md', { lang })).body.replaceAll(/\s*\n\s*/g, '')
const latin = (text: string) => `<span class="latin">${text}</span>`

it.each([
  ['an apostrophe', '他说 don’t 走', `他说 ${latin('don’t')} 走`],
  ['quotation marks', '读 a “b” c 了', `读 ${latin('a “b” c')} 了`],
  ['two runs', 'a’b 和 c’d', `${latin('a’b')} 和 ${latin('c’d')}`],
  ['marks of the Chinese sentence', '说“go”吧', '说“go”吧'],
  ['no marks', '读 abc 了', '读 abc 了'],
  ['emphasis around it', '**don’t**', `<strong>${latin('don’t')}</strong>`],
])('in a Chinese text a Latin run is marked: %s', async (_, markdown, html) => {
  expect(await drawn(markdown)).toBe(`<p>${html}</p>`)
})

it('code is left as it is, and so is a page in another language', async () => {
  expect(await drawn('`don’t`')).not.toContain('latin')
  expect(await drawn('他说 don’t', 'en-US')).toBe('<p>他说 don’t</p>')
})

const LONG = 'supercalifragilistic'
it.each([
  ['a paragraph', `字 ${LONG}`, `<p class="rag">字 ${LONG}</p>`],
  ['an entry', `- 字 ${LONG}\n- 字`, `<ul><li class="rag">字 ${LONG}</li><li>字</li></ul>`],
  [
    'a paragraph in an entry',
    `- 字 ${LONG}\n\n  字`,
    `<ul><li><p class="rag">字 ${LONG}</p><p>字</p></li></ul>`,
  ],
  ['nothing', '字 abc def', '<p>字 abc def</p>'],
])('a line that Latin would tear apart is not justified: %s', async (_, markdown, html) => {
  expect(await drawn(markdown)).toBe(html)
})
