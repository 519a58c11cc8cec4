import { expect, it } from 'vitest'
import { foldName } from './fold-name.ts'

it.each([
  ['Hash Ring', 'hash ring'],
  ['ＭＶＣＣ', 'mvcc'],
  [' write  ahead\tlog ', 'write ahead log'],
])('%s is the name %s', (one, other) => {
  expect(foldName(one)).toBe(foldName(other))
})

it.each([
  ['C', 'C++'],
  ['hash ring', 'hashring'],
  ['隔离级别', '隔离等级'],
])('%s is not the name %s', (one, other) => {
  expect(foldName(one)).not.toBe(foldName(other))
})
