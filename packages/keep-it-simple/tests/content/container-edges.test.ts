import { expect, it } from 'vitest'
import { compileAlone } from '../support/compile-alone.ts'

/** What is drawn, with `[inside]` for a box and `{…}` for code, and what is said. */
async function drawn(markdown: string): Promise<string> {
  const { body, env } = await compileAlone(markdown, 'page.md', { lang: 'en' })
  const shown = body
    .replaceAll(/<div class="code">[^]*?<code>([^]*?)<\/code>[^]*?<\/button><\/div>/g, '{$1}')
    .replaceAll(/<div class="callout"[^]*?<div class="callout-body">\s*/g, '[')
    .replaceAll(/\s*<\/div>\s*<\/div>/g, ']')
    .replaceAll(/<span class="line">([^\n]*)<\/span>/g, '$1')
    .replaceAll(/\s*\n\s*/g, ' ')
  return [shown.trim(), ...env.diagnostics.map(({ code, line }) => `${code} ${line}`)].join(' | ')
}

it.each([
  ['::: tip\na\n::: \t\nb\nc', '[<p>a</p>] <p>b c</p>'],
  [':::: tip\na\n:::\nb\n::::', '[<p>a ::: b</p>]'],
  ['::: tip\na\n::::\nb\n:::', '[<p>a :::: b</p>]'],
  ['::: tip\na\n::: x y\nb\n:::\n:::', '[<p>a</p> <p>b</p>] | unknown-block 3'],
  ['::: tip\n::: note\na\n:::\nb\n:::\nc', '[[<p>a</p>] <p>b</p>] <p>c</p>'],
  [':::: tip\n::: note\na\n::::\nb', '[[<p>a</p>]] <p>b</p> | unclosed-block 2'],
  [
    '::::: tip\n:::: note\n::: info\na\n:::::\nb',
    '[[[<p>a</p>]]] <p>b</p> | unclosed-block 2 | unclosed-block 3',
  ],
  ['::: tip\n:::\n::: note\n:::', '[] []'],
])('a block ends with as many colons as it began: %j', async (text, expected) => {
  expect((await drawn(text)).replaceAll('[ ]', '[]')).toBe(expected)
})

it.each([
  ['::: tip\n  ```\n:::\n  ```\n:::', '[{:::}]'],
  ['::: tip\n```\n~~~\n:::\n```\n:::', '[{~~~ :::}]'],
  ['::: tip\n````\n```\n:::\n````\n:::', '[{``` :::}]'],
  ['::: tip\n```\n:::\n````\n:::', '[{:::}]'],
  ['::: tip\n```\n:::\n``` x\n:::\n```\n:::', '[{::: ``` x :::}]'],
  ['::: tip\n``\n:::\nb', '[<p>``</p>] <p>b</p>'],
  ['::: tip\n```\n:::\nb', '[{::: b}] | unclosed-block 1 | unclosed-code 2'],
])('colons in code are code: %j', async (text, expected) => {
  expect(await drawn(text)).toBe(expected)
})

it.each([
  ['::: tip\na\n\n\n', '[<p>a</p>] | unclosed-block 1'],
  [
    '- ::: tip\n  a\n\n b\n  :::',
    '<ul> <li> [<p>a</p>] </li> </ul> <p>b :::</p> | unclosed-block 1',
  ],
  [
    '- ::: tip\n  a\n\n\n  b\n- c',
    '<ul> <li> [<p>a</p> <p>b</p>] </li> <li>c</li> </ul> | unclosed-block 1',
  ],
  ['- ::: tip\n  a\n\n  :::\n- c', '<ul> <li> [<p>a</p>] </li> <li>c</li> </ul>'],
  [
    '> ::: tip\n> a\n\n:::\nb',
    '<blockquote> [<p>a</p>] </blockquote> <p>::: b</p> | unclosed-block 1',
  ],
])('one that is never closed ends with what it stands in: %j', async (text, expected) => {
  expect(await drawn(text)).toBe(expected)
})

it('of a block left open it is said with how many colons it ends', async () => {
  const { env } = await compileAlone('a\n\n::::: tip\nb', 'a.md', { firstLine: 5 })
  expect(env.diagnostics).toEqual([
    {
      severity: 'error',
      code: 'unclosed-block',
      message: 'The block `tip` is never closed.',
      remedy: 'End it with `:::::` on a line of its own.',
      file: 'docs/a.md',
      line: 7,
    },
  ])
})

it.each([
  ['::: nots', 'Did you mean `note`?', '::: nots', '::: note'],
  [':::::\tnots A title', 'Did you mean `note`?', ':::::\tnots', ':::::\tnote'],
  [':::nots nots', 'Did you mean `note`?', ':::nots', ':::note'],
  ['- ::: nots', 'Did you mean `note`?', '::: nots', '::: note'],
  ['> > 1. ::: nots', 'Did you mean `note`?', '::: nots', '::: note'],
  ['::: success', 'Did you mean `tip`?', '::: success', '::: tip'],
  ['::: failure', 'Did you mean `danger`?', '::: failure', '::: danger'],
  ['::: v-pre', 'Remove the block: braces are text here.'],
  ['::: raw', 'Remove the block: styles of the page do not reach into code.'],
  [
    '::: constructor',
    'The manual shows the blocks there are; one of your own is a folder of `blocks/`.',
  ],
])('of `%s` it is said what was meant', async (text, remedy, before?: string, after?: string) => {
  const { env } = await compileAlone(`a\n\n${text}`, 'a.md')
  const unknown = env.diagnostics.find(({ code }) => code === 'unknown-block')
  expect(unknown).toEqual({
    severity: 'error',
    code: 'unknown-block',
    message: `There is no block called \`${/:+\s*([\w-]+)/.exec(text)![1]}\`.`,
    remedy,
    file: 'docs/a.md',
    line: 3,
    ...(before && {
      fix: {
        label: `Write \`${/[a-z]+$/.exec(after!)![0]}\``,
        file: 'docs/a.md',
        line: 3,
        before,
        after,
      },
    }),
  })
})

it('a block knows what it stands in, until that ends', async () => {
  const field = (name: string) => `::: field ${name}\nx\n:::\n`
  const { body } = await compileAlone(
    `::: field-group\n${field('a')}${field('b')}:::\n\n${field('c')}\n::: tip\n${field('d')}:::`,
    'a.md',
  )
  expect(body.match(/<dl|<code>\w|<\/dl/g)!.join(' ')).toBe(
    '<dl <code>a <code>b </dl <dl <code>c </dl <dl <code>d </dl',
  )
})
