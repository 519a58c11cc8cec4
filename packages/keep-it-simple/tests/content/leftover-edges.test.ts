import { expect, it } from 'vitest'
import { compileAlone } from '../support/compile-alone.ts'

const said = async (text: string): Promise<string[]> => {
  const { env } = await compileAlone(text, 'a.md', { lang: 'en' })
  return env.diagnostics.map(({ code, line }) => `${code} ${line}`)
}

it.each([
  [`[^${'x'.repeat(200)}]`, ['unknown-footnote 1']],
  [`[^${'x'.repeat(201)}]`, []],
  ['[^a b]', []],
  ['[^]', []],
  ['[!odd a]', ['unknown-kind 1']],
  ['[!Odd-1\t a]', ['unknown-kind 1']],
  [`[!odd ${'a'.repeat(60)}]`, ['unknown-kind 1']],
  [`[!odd ${'a'.repeat(61)}]`, []],
  ['[!odd]', []],
  ['[!1 a]', []],
  ['[a](./b c.md)', ['broken-link 1']],
  ['[**a**](./b c.PNG#d)', ['broken-link 1']],
  ['[a](./b c.mdxyz)', []],
  ['[a](b c)', []],
  ['[a](./b "c.md)', []],
  ['a\n\n##b\nc', ['tight-heading 3']],
  ['######b', ['tight-heading 1']],
  ['> a\n>\n> ##b', ['tight-heading 3']],
  ['#a', []],
  ['#######a', []],
  ['\\##a', []],
  ['a ##b', []],
  ['a\nb [^c]\nd', ['unknown-footnote 2']],
  ['a  \n*b\nc* [^d]\n[!odd e]', ['unknown-footnote 3', 'unknown-kind 4']],
  ['a `b\nc` [^d]', ['unknown-footnote 2']],
  ['`` ` `` a ``\nb\n`` [^c] `d` [^e]', ['unknown-footnote 3', 'unknown-footnote 3']],
  ['b c `b\nc`\n`d` [^e]', ['unknown-footnote 3']],
  ['a\n\n> b `c\n> d`\n> <!-- e', ['open-comment 5']],
  ['- <!-- a\n\nb -->', ['open-comment 1']],
  ['- <!-- a\n\n  b -->\n\n[^c]', ['unknown-footnote 5']],
  ['- a\n  - <!-- b\n\n  c -->\n  - <!-- d\n  <!-- e -->', ['open-comment 2', 'open-comment 5']],
  ['| a |\n|---|\n| ##b |', ['tight-heading 3']],
  ['| [^a] |\n|---|\n| b |\n| [^c] |', ['unknown-footnote 1', 'unknown-footnote 4']],
])('%j is a mistake or a text', async (text, expected) => {
  expect(await said(text)).toEqual(expected)
})

it('of a heading without its space the beginning of its line is shown', async () => {
  const { env } = await compileAlone(`##${'a'.repeat(50)}\nb`, 'a.md')
  expect(env.diagnostics).toEqual([
    {
      severity: 'warning',
      code: 'tight-heading',
      message: `\`##${'a'.repeat(38)}\` is shown as text, not as a heading.`,
      remedy: 'Put a space behind `##`, or a backslash before it.',
      file: 'docs/a.md',
      line: 1,
    },
  ])
})

it.each([
  ['<span>a</span>', ['refused-html 1']],
  ['a\n<span class="b">c\n\nd</span>', ['refused-html 2']],
  ['<span>a <span lang="ja">b</span> c</span>', ['refused-html 1']],
  ['<span lang="ja">a <span>b</span> c</span>', ['refused-html 1']],
  ['<span lang="ja">a</span></span>', ['unbalanced-html 1']],
  ['<span lang="ja">a</span>', []],
  ['<details><summary class="a">b</summary>c</details>', ['html-attribute 1']],
  ['<details open>\n<summary>\na</summary>b</details>', []],
  [
    '<details>\n<summary open\n  id=a>b</summary>\nc\n</details>',
    ['html-attribute 2', 'html-attribute 2'],
  ],
  ['<rt>a</rt>', ['unbalanced-html 1']],
  ['<kbd>a</kbd> <rt>b</rt>', ['unbalanced-html 1']],
  ['<ruby>a<rt>b</rt></ruby>', []],
  ['*<kbd>a*</kbd>', ['unbalanced-html 1']],
  ['<kbd>*a</kbd>*', ['unbalanced-html 1']],
  ['<br></br>', ['unbalanced-html 1']],
  ['a\n</kbd>', ['unbalanced-html 2']],
  ['<kbd', ['unbalanced-html 1']],
  ['a\n\n</summary', ['unbalanced-html 3']],
  ['a <b', []],
  ['<?php x ?>\n\n<!DOCTYPE html>', ['refused-html 1', 'refused-html 3']],
  ['*a <?x* y ?>', ['refused-html 1']],
  ['<mArk>a</mArk>', ['refused-html 1']],
  ['<MARK>a</MARK>', []],
])('of the tags in %j it is said what is wrong', async (text, expected) => {
  expect(await said(text)).toEqual(expected)
})

it.each([
  ['<script>\na\n\n[^b]\n</script>\nc', '<p>c</p>', ['refused-html 1']],
  ['<script>\na', '<p>&lt;script&gt;\na</p>', ['refused-html 1']],
  ['<SCRIPT>a</script >', '', ['refused-html 1']],
  ['<script x="\ny">\nz\n</script>', '', ['refused-html 1']],
  ['<script setup>\na\n</script>', '', ['foreign-syntax 1']],
  ['a\n\n<style scoped>\nb\n</style>', '<p>a</p>', ['foreign-syntax 3']],
  ['<script>\n\n> <script>\n\n<script>a</script>\n\nb', '<p>b</p>', ['refused-html 1']],
  [
    '> <script>\n\na\n\n<script>b</script>\n\nc',
    '<blockquote>\n<p>&lt;script&gt;</p>\n</blockquote>\n<p>a</p>\n<p>c</p>',
    ['refused-html 5', 'refused-html 1'],
  ],
  [
    '<style>\n\n> <style>\n\n<script>\nb\n</script>\nc',
    '<p>&lt;style&gt;</p>\n<blockquote>\n<p>&lt;style&gt;</p>\n</blockquote>\n<p>c</p>',
    ['refused-html 5', 'refused-html 1', 'refused-html 3'],
  ],
])('a script or a style is one mistake: %j', async (text, html, expected) => {
  const { body } = await compileAlone(text, 'a.md', { lang: 'en' })
  expect(body.trim()).toBe(html)
  expect(await said(text)).toEqual(expected)
})
