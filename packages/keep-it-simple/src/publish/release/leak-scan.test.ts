import { expect, it } from 'vitest'
import type { Secret } from '#model/secret.ts'
import { LeakScan } from './leak-scan.ts'

const PROBLEM = { code: 'leaked', message: 'A leak.', remedy: 'Remove it.' }
const secret = (text: string, unlessPublic = false): Secret => ({
  text,
  problem: PROBLEM,
  unlessPublic,
})
const PASSWORD = 'seven "quiet" harbour & bells'

const found = (content: string | Buffer, scan: LeakScan): string[] => {
  scan.scan('a/index.html', Buffer.from(content))
  return scan.problems().map(({ file }) => file)
}

it.each([
  ['as it is', PASSWORD],
  ['in a document', '<p>seven &quot;quiet&quot; harbour &amp; bells</p>'],
  ['in data', JSON.stringify({ body: PASSWORD })],
  ['in data, among other words', JSON.stringify({ body: `It is ${PASSWORD}, since May.` })],
  ['in an address', `/x?p=${encodeURIComponent(PASSWORD)}`],
  ['in a data URL', `data:;base64,${Buffer.from(PASSWORD).toString('base64')}`],
  [
    'in a data URL, behind a byte',
    `data:;base64,${Buffer.from(`x${PASSWORD}`).toString('base64')}`,
  ],
  ['at an odd place', `x${PASSWORD}`],
  ['at the very end', `${'-'.repeat(1001)}${PASSWORD}`],
])('finds a text %s', (_, content) => {
  expect(found(content, new LeakScan([secret(PASSWORD)]))).toEqual(['dist/a/index.html'])
})

it('finds a text at every place, whatever else is sought', () => {
  const short = 'nine bytes'.slice(0, 9)
  for (const others of [[], [secret(short)]])
    for (let before = 0; before < 40; before++)
      expect(
        found('-'.repeat(before) + PASSWORD, new LeakScan([secret(PASSWORD), ...others])),
      ).toEqual(['dist/a/index.html'])
})

it('finds nothing where only a part of it stands', () => {
  expect(found(PASSWORD.slice(0, -1), new LeakScan([secret(PASSWORD)]))).toEqual([])
})

it('finds one of ten thousand Chinese lines', () => {
  const lines = Array.from({ length: 10_000 }, (_, index) => `第${index}行是只有这一页才有的一句话`)
  const scan = new LeakScan(lines.map((line) => secret(line)))
  expect(found(`<p>前面${lines[7_777]}后面</p>`, scan)).toEqual(['dist/a/index.html'])
})

it('asks whether it is public only where it was found', () => {
  const asked: string[] = []
  const isPublic = (text: string) => asked.push(text) > 0
  const scan = new LeakScan(
    [secret('a line of a locked page', true), secret('never found', true)],
    isPublic,
  )
  expect(found('<p>a line of a locked page</p>', scan)).toEqual([])
  expect(asked).toEqual(['a line of a locked page'])
})

it('seeks texts of nine bytes, and none that is shorter', () => {
  expect(found('<p>ninebytes</p>', new LeakScan([secret('ninebytes')]))).toHaveLength(1)
  expect(found('<p>8 bytes!</p>', new LeakScan([secret('8 bytes!')]))).toEqual([])
  expect(found('anything at all', new LeakScan([]))).toEqual([])
})

it('a text is named for each file that has it, but once where it may be public', () => {
  const scanned = (isOnce: boolean) => {
    const scan = new LeakScan([secret(PASSWORD, isOnce)])
    for (const name of ['a.html', 'a.html', 'b.html']) scan.scan(name, Buffer.from(PASSWORD))
    return scan.problems()
  }
  const problem = (file: string) => ({ severity: 'error', ...PROBLEM, file: `dist/${file}` })
  expect(scanned(false)).toEqual([problem('a.html'), problem('b.html')])
  expect(scanned(true)).toEqual([problem('a.html')])
})
