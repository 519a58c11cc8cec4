import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { parseModule } from './parse-module.ts'
import { meaningsIn, textsOf } from './syntax-texts.ts'
import { walk } from './syntax-walk.ts'

let root: string
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'texts-'))))
afterEach(() => rmSync(root, { recursive: true }))

/** The texts of what stands behind `say(`. */
function texts(source: string): string[] {
  const file = join(root, 'a.ts')
  writeFileSync(file, source)
  const { body } = parseModule(file)!
  for (const [node] of walk(body))
    if (node.type === 'CallExpression' && (node['callee'] as { name?: string }).name === 'say')
      return textsOf((node['arguments'] as unknown[])[0], meaningsIn(body))
  return []
}

it.each([
  ["say('a')", ['a']],
  ['say(5)', ['{}']],
  ['say(other())', ['{}']],
  ['say(`a ${b} c`)', ['a {} c']],
  ["say(`a ${x ? 'b' : 'c'} d`)", ['a b d', 'a c d']],
  ["say(x ? 'a' : 'b')", ['a', 'b']],
  ["say('a' ?? 'b')", ['a', 'b']],
  ["say('a' + b + 'c')", ['a{}c']],
  ["say(() => 'a')", ['a']],
  ["say('a' as string)", ['a']],
  ["say('a' satisfies string)", ['a']],
  ["say(('a'))", ['a']],
  ["const a = 'b'; say(a)", ['b']],
  ["const a = 'b'; const c = a; say(`${c}!`)", ['b!']],
  ["{ const a = 'one' } { const a = 'two'; say(a) } const a = 'three'", ['two']],
  ["let a = ''; say(a)", ['{}']],
  ['let a = 0; say(a)', ['{}']],
  ['let a; say(a)', ['{}']],
  ['say(a); const a = 1', ['{}']],
  ['const a = a; say(a)', ['{}']],
  ["const a = 'b'; { let a; say(a) }", ['{}']],
  ['say(null)', ['{}']],
])('%s says %j', (source, expected) => {
  expect(texts(source)).toEqual(expected)
})

it.each(["const a = a + '!'; say(a)", 'const a = `${a}!`; say(a)'])(
  '%s ends, as deep as a text may be',
  (source) => {
    expect(texts(source)).toEqual([expect.stringMatching(/^\{\}!+$/)])
  },
)
