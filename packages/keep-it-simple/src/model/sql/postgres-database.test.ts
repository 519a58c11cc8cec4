import { expect, it } from 'vitest'
import { openPostgres, type Postgres } from './postgres-database.ts'
import { SqlError } from './run-sql.ts'

type Answer = Awaited<ReturnType<Postgres['exec']>>

const field = (name: string) => ({ name, dataTypeID: 25 })

/** A server that answers a statement with what is given, and says how it was asked. */
const asked = async (answer: Answer | Error) => {
  const options: Parameters<Postgres['exec']>[1][] = []
  const database = openPostgres({
    exec: async (_, option) => {
      options.push(option)
      if (answer instanceof Error) throw answer
      return answer
    },
  })
  return { result: await database.run('SELECT 1'), options }
}

it('gives rows as the server writes them, and nothing for NULL', async () => {
  const rows = [
    ['1', null],
    ['2', 'b'],
  ]
  const { result, options } = await asked([{ fields: [field('a'), field('b')], rows }])
  expect(result).toEqual({
    columns: ['a', 'b'],
    rows: [
      ['1', ''],
      ['2', 'b'],
    ],
  })
  const { rowMode, parsers } = options[0]!
  expect(rowMode).toBe('array')
  // 16 is a truth value, 20 a large number, 1184 a time: JavaScript's own would look different.
  for (const type of [16, 20, 1184]) expect(parsers[type]?.('as it is')).toBe('as it is')
})

it('gives the result of the last statement', async () => {
  const { result } = await asked([
    { fields: [field('a')], rows: [['1']] },
    { fields: [field('b')], rows: [['2']] },
  ])
  expect(result).toEqual({ columns: ['b'], rows: [['2']] })
})

it.each<[string, Answer]>([
  ['no statement', []],
  ['a statement without columns', [{ fields: [], rows: [] }]],
])('gives nothing for %s', async (_, answer) => {
  expect((await asked(answer)).result).toBeUndefined()
})

it('knows a plan by its only column', async () => {
  const plan = [['Seq Scan on t'], ['  Filter: (a > 1)'], []]
  const { result } = await asked([{ fields: [field('QUERY PLAN')], rows: plan }])
  expect(result?.plan).toEqual(['Seq Scan on t', '  Filter: (a > 1)', ''])
  const two = await asked([{ fields: [field('QUERY PLAN'), field('b')], rows: [] }])
  expect(two.result).not.toHaveProperty('plan')
})

it.each([
  [{ severity: 'ERROR' }, 'ERROR:  no'],
  [{ severity: 'ERROR', detail: 'why' }, 'ERROR:  no\nDETAIL:  why'],
  [{ severity: 'FATAL', detail: 'why', hint: 'try' }, 'FATAL:  no\nDETAIL:  why\nHINT:  try'],
])('says a mistake as psql does: %j', async (said, printed) => {
  const mistake = asked(Object.assign(new Error('no'), said))
  await expect(mistake).rejects.toThrow(new SqlError(printed))
  await expect(mistake).rejects.toBeInstanceOf(SqlError)
})

it('leaves alone what is no mistake of the statement', async () => {
  const lost = new Error('the worker is gone')
  await expect(asked(lost)).rejects.toBe(lost)
})
