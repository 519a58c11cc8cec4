import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { Outcome } from '../spec/results.ts'
import { judge, readCases, tableOf, unknownCases } from './table.ts'

const cases = readCases('id\tcase\tothers\nB01\tbad\tstop\nB02\tworse\tfall\n')
const test = (title: string, result: Outcome['result'], seconds = 1): Outcome => ({
  title,
  result,
  seconds,
})

it('a case is held when all its tests ran and passed', () => {
  const outcomes = [test('[B01] a', 'passed', 2), test('b [B01] [B02]', 'passed', 0.5)]
  expect(
    judge(cases, outcomes).map(({ result, tests, seconds }) => [result, tests, seconds]),
  ).toEqual([
    ['held', 2, 2.5],
    ['held', 1, 0.5],
  ])
})

it('one test that fell, or could not run, is said', () => {
  const outcomes = [test('[B01] a', 'passed'), test('[B01] b', 'failed'), test('[B02] c', 'passed')]
  expect(judge(cases, outcomes).map(({ result }) => result)).toEqual(['not held', 'held'])
  outcomes.push(test('[B02] d', 'skipped'))
  expect(judge(cases, outcomes).map(({ result }) => result)).toEqual(['not held', 'partly'])
  expect(judge(cases, []).map(({ result }) => result)).toEqual(['not tried', 'not tried'])
})

it('a test that names no case of the list is found', () => {
  expect(unknownCases(cases, [test('[B09] x', 'passed')])).toEqual(['B09'])
})

it('the list has the 66 of the paper, each once', () => {
  const all = readCases(readFileSync(join(import.meta.dirname, 'cases.tsv'), 'utf8'))
  expect(all.map(({ id }) => Number(id.slice(1)))).toEqual(
    Array.from({ length: 66 }, (_, at) => at + 1),
  )
  expect(all.every(({ text, others }) => text !== '' && others !== '')).toBe(true)
  expect(tableOf(judge(all, [])).split('\n')).toHaveLength(68)
})
