import { expect, it } from 'vitest'
import { queryPlan } from './query-plan.ts'
import { resultText } from './result-text.ts'

it('names the columns and lines the rows up, a Han character as two', () => {
  const rows = [
    ['1', '索引', ''],
    ['10', 'b\nc', 'x'],
  ]
  expect(resultText({ columns: ['id', 'word', '备注'], rows })).toBe(
    'id  word  备注\n--  ----  ----\n1   索引\n10  b↵c   x\n',
  )
})

it('shows the names of an empty result', () => {
  expect(resultText({ columns: ['id'], rows: [] })).toBe('id\n--\n')
})

it('prints a plan as lines, each step below the one it belongs to', () => {
  const columns = ['id', 'parent', 'notused', 'detail']
  const rows = [
    ['3', '0', '0', 'SCAN u'],
    ['8', '0', '0', 'CORRELATED SCALAR SUBQUERY 1'],
    ['12', '8', '0', 'SEARCH o'],
    ['20', '0', '0', 'USE TEMP B-TREE FOR ORDER BY'],
  ]
  const plan = queryPlan(columns, rows)!
  expect(resultText({ columns, rows, plan })).toBe(
    'SCAN u\nCORRELATED SCALAR SUBQUERY 1\n  SEARCH o\nUSE TEMP B-TREE FOR ORDER BY\n',
  )
  expect(queryPlan(['id'], [['3']])).toBeUndefined()
})
