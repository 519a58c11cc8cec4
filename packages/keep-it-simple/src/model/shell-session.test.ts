import { expect, it } from 'vitest'
import { readSession } from './shell-session.ts'

const read = (text: string) =>
  readSession(text.split('\n'))?.map(
    ({ prompt, text: rest, output }) => `${output ? 'out' : prompt.trim()}:${rest}`,
  )

it('is nothing without a prompt', () => {
  expect(read('echo $HOME\n> file')).toBeUndefined()
})

it('separates what was typed from what came back', () => {
  expect(read('$ ls\na.ts\n\n$ pwd\n/')).toEqual(['$:ls', 'out:a.ts', ':', '$:pwd', 'out:/'])
})

it('knows a command that goes on', () => {
  expect(read('$ curl \\\n>  -s x\n> y')).toEqual(['$:curl \\', '>: -s x', 'out:> y'])
  expect(read('$ curl \\\n  -s x\nok')).toEqual(['$:curl \\', ':  -s x', 'out:ok'])
  expect(read("$ echo 'a\n> b'\na")).toEqual(["$:echo 'a", ">:b'", 'out:a'])
  expect(read('$ cat <<EOF\n> a\n> EOF\na')).toEqual(['$:cat <<EOF', '>:a', '>:EOF', 'out:a'])
})

it('takes what npm prints for what it is', () => {
  expect(read('$ npx kis build\n> site@1.0.0 build')).toEqual([
    '$:npx kis build',
    'out:> site@1.0.0 build',
  ])
})
