import { expect, test } from 'vitest'
import { amplification, measure, type Policy } from '../../blocks/btree-vs-lsm/model.ts'
import { article, csv, output } from './printed.ts'

const page = article('/article/btree-vs-lsm/')
const english = article('/en/article/btree-vs-lsm/')

test.each([page, english])('amplifies as the program on the page prints', ({ text }) => {
  const lines = output(text).slice(1)
  expect(lines).toHaveLength(4)
  for (const line of lines) {
    const [policy, fanout, ...printed] = line.split(/ +/)
    const end = measure(Number(fanout), policy as Policy).at(-1)!
    const { write, read, space } = amplification(end)
    const counted = [`${end.runs.length}`, write.toFixed(1), `${read}`, space.toFixed(2)]
    expect({ line, counted }).toEqual({ line, counted: printed })
  }
})

test.each([page, english])('writes for each fan-out what the chart shows', ({ folder }) => {
  for (const [fanout, leveled, tiered] of csv(folder, 'btree-vs-lsm.csv')) {
    const counted = (['leveled', 'tiered'] as const).map(
      (policy) => amplification(measure(Number(fanout), policy).at(-1)!).write,
    )
    const off = [counted[0]! - Number(leveled), counted[1]! - Number(tiered)].map(Math.abs)
    expect({ fanout, close: off.every((by) => by < 0.006) }).toEqual({ fanout, close: true })
  }
})

test('the caption tells what the first frame shows', () => {
  const shown = (['leveled', 'tiered'] as const).map((policy) =>
    amplification(measure(4, policy).at(-1)!),
  )
  const [one, two] = shown.map(({ write, read, space }) => ({
    write: write.toFixed(1),
    read,
    space: space.toFixed(2),
  }))
  expect(page.text).toContain(
    `写放大 ${one!.write}，读放大 ${one!.read} 个 run，空间放大 ${one!.space}；` +
      `换成分级，同样的写入是 ${two!.write}、${two!.read} 个 run 和 ${two!.space}。`,
  )
  expect(english.text).toContain(
    `write amplification ${one!.write}, read amplification ${one!.read} runs, ` +
      `space amplification ${one!.space}; tiered, the same writes come to ` +
      `${two!.write}, ${two!.read} runs and ${two!.space}.`,
  )
})

test('every flush writes 64 entries to level 0 when tiered', () => {
  const moments = measure(4, 'tiered')
  expect(moments[1]!.flushed).toEqual([64])
  expect(moments.slice(1, -1).every((moment) => moment.flushed[0] === 64)).toBe(true)
})
