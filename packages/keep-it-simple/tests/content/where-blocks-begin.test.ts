import { expect, it } from 'vitest'
import { compileAlone } from '../support/compile-alone.ts'

/** What is drawn, each block as its name: where blocks begin and end is all that is asked here. */
async function drawn(markdown: string): Promise<string> {
  const { body, env } = await compileAlone(markdown, 'page.md', { lang: 'en' })
  const refused = env.diagnostics.map(({ code, line }) => `${code} ${line}`)
  return [
    body
      .replaceAll(/<div class="callout"[^]*?callout-body">\s*<p>x<\/p>\s*<\/div>\s*<\/div>/g, 'BOX')
      .replaceAll(/<figure class="embed"[^]*?<\/figure>/g, 'EMBED')
      .replaceAll(/<details [^]*?<p>x<\/p>[^]*?<\/details>/g, 'DETAILS')
      .replaceAll(/<div class="code">[^]*?<\/div>/g, 'CODE')
      .replaceAll(/\s*\n\s*/g, ' ')
      .replace('<li></li>', '<li> </li>')
      .trim(),
    ...refused,
  ].join(' | ')
}

const indented = (by: string, text: string): string => text.replaceAll(/^/gm, by)

const BLOCKS: readonly (readonly [string, string, string, ...string[]])[] = [
  ['a block', '::: tip\nx\n:::', 'BOX'],
  ['an embed', '@[youtube](dQw4w9WgXcQ)', 'EMBED'],
  ['details', '<details>\nx\n</details>', 'DETAILS'],
  ['a script', '<script>\nx\n</script>', '', 'refused-html'],
]
const found = (before: string, block: string, after: string, ...said: string[]): string =>
  [[before, block, after].filter((part) => part !== '').join(' '), ...said].join(' | ')

it.each(BLOCKS)(
  '%s begins right below a text, a quotation and an item',
  async (_, text, as, ...said) => {
    const at = (line: number) => said.map((code) => `${code} ${line}`)
    expect(await drawn(`a\n${text}\nb\nc`)).toBe(found('<p>a</p>', as, '<p>b c</p>', ...at(2)))
    expect(await drawn(`> a\n${text}\nb\nc`)).toBe(
      found('<blockquote> <p>a</p> </blockquote>', as, '<p>b c</p>', ...at(2)),
    )
    expect(await drawn(`- a\n${text}\nb\nc`)).toBe(
      found('<ul> <li>a</li> </ul>', as, '<p>b c</p>', ...at(2)),
    )
  },
)

it.each(BLOCKS)('%s ends a definition that is not finished', async (_, text, as, ...said) => {
  expect(await drawn(`[r]: /x "a\n${text}\nb"`)).toBe(
    found('<p>[r]: /x &quot;a</p>', as, '<p>b&quot;</p>', ...said.map((code) => `${code} 2`)),
  )
})

it.each(BLOCKS)(
  '%s may be indented by three spaces, and by four is code or text',
  async (_, text, as, ...said) => {
    const at = (line: number) => said.map((code) => `${code} ${line}`)
    expect(await drawn(indented('   ', text))).toBe(found('', as, '', ...at(1)))
    expect(await drawn(`a\n${indented('   ', text)}`)).toBe(found('<p>a</p>', as, '', ...at(2)))
    expect(await drawn(indented('    ', text))).toBe('CODE')
    const below = await drawn(`a\n${indented('    ', text)}`)
    expect(below).toMatch(/^<p>a [^]*<\/p>/)
    expect(below).not.toMatch(/BOX|EMBED|DETAILS/)
  },
)

it.each(BLOCKS)('%s inside an item belongs to it', async (_, text, as, ...said) => {
  const item = `- a\n\n${indented('  ', text)}\n\n  b\n  c\n- d`
  expect(await drawn(item)).toBe(
    found(
      '<ul> <li> <p>a</p>',
      as,
      '<p>b c</p> </li> <li> <p>d</p> </li> </ul>',
      ...said.map((code) => `${code} 3`),
    ),
  )
  expect(await drawn(`- ${indented('  ', text).trimStart()}\n\ne\nf`)).toBe(
    found('<ul> <li>', as, '</li> </ul> <p>e f</p>', ...said.map((code) => `${code} 1`)),
  )
})

it.each([
  ['a\n<!-- x -->\nb\nc', '<p>a</p> <p>b c</p>'],
  ['> a\n<!-- x -->\nb\nc', '<blockquote> <p>a</p> </blockquote> <p>b c</p>'],
  ['[r]: /x "a\n<!-- x -->\nb"', '<p>[r]: /x &quot;a</p> <p>b&quot;</p>'],
  ['   <!-- x -->\n\nb', '<p>b</p>'],
  [
    '- a\n\n  <!-- x\n  y -->\n\n  b\n- c',
    '<ul> <li> <p>a</p> <p>b</p> </li> <li> <p>c</p> </li> </ul>',
  ],
  [
    '> <!-- x\n\nb -->',
    '<blockquote> <p>&lt;!-- x</p> </blockquote> <p>b --&gt;</p> | open-comment 1',
  ],
])('a comment stands wherever a block does: %j', async (text, expected) => {
  expect(await drawn(text)).toBe(expected)
})
