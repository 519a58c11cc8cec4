import { expect, it } from 'vitest'
import { mayEvaluate, openProgram } from './open-program.ts'

async function run(code: string): Promise<{ ok: boolean; text: string; wrong: string }> {
  const heard = { stdout: '', stderr: '' }
  const program = openProgram({
    print: (stream, text) => (heard[stream] += text),
    wait: (then, time) => setTimeout(then, time),
  })
  const names = Object.keys(program.globals)
  // The globals of the test itself stay as they are.
  Object.assign(globalThis, { given: program.globals })
  const ok = await program.run(`const { ${names.join(', ')} } = given;\n${code}`)
  return { ok, text: heard.stdout, wrong: heard.stderr }
}

it('a program ends with its last line and its last timer', async () => {
  const { ok, text } = await run(`
    console.log('first')
    setTimeout(() => console.log('third'), 500)
    let n = 0
    const id = setInterval(() => (console.log('tick', ++n), n === 2 && clearInterval(id)), 5)
    await Promise.resolve()
    console.log('second')`)
  expect([ok, text]).toEqual([true, 'first\nsecond\ntick 1\ntick 2\nthird\n'])
})

it('an error nobody catches ends it, and a mistake in the syntax does', async () => {
  expect(await run('console.log(1); null.x')).toMatchObject({
    ok: false,
    text: '1\n',
    wrong: expect.stringMatching(/^TypeError: /),
  })
  expect(await run('setTimeout(() => { throw 5 })')).toMatchObject({ wrong: 'Uncaught 5\n' })
  expect(await run('const = 1')).toMatchObject({
    ok: false,
    wrong: expect.stringMatching(/^SyntaxError: /),
  })
})

it('values are printed as Node prints small ones', async () => {
  const { text } = await run(`
    console.log([1, 'a', null], { a: { b: { c: { d: 1 } } }, 'x-y': undefined })
    console.log(new Map([['k', 1]]), new Set([1n]), new (class Point { x = -0 })())
    console.log('%s has %d%%', 'it', 5, true)
    console.log("it's", ["it's"], [], {}, () => 1, new Uint8Array(2))
    const ring = {}; ring.self = ring; console.log(ring)
    console.group('g'); console.log('a\\nb'); console.groupEnd(); console.log('c')`)
  expect(text.split('\n')).toEqual([
    "[ 1, 'a', null ] { a: { b: { c: [Object] } }, 'x-y': undefined }",
    "Map(1) { 'k' => 1 } Set(1) { 1n } Point { x: -0 }",
    'it has 5% true',
    'it\'s [ "it\'s" ] [] {} [Function (anonymous)] Uint8Array(2) [ 0, 0 ]',
    '{ self: [Circular] }',
    'g',
    '  a',
    '  b',
    'c',
    '',
  ])
})

it('says whether programs may be evaluated at all', () => {
  expect(mayEvaluate()).toBe(true)
})
