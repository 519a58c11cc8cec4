import { expect, it } from 'vitest'
import { splitStatements } from './sql-statements.ts'
import { formatValue } from './sql-value.ts'

it.each<[string, string[]]>([
  ['SELECT 1', ['SELECT 1']],
  ['SELECT 1; SELECT 2;', ['SELECT 1;', 'SELECT 2;']],
  ["SELECT ';', 'it''s;'; SELECT \";\"", ["SELECT ';', 'it''s;';", 'SELECT ";"']],
  ['-- a; b\nSELECT /* ; */ 1;', ['-- a; b\nSELECT /* ; */ 1;']],
  ['-- nothing else\n;', []],
  ['BEGIN; COMMIT;', ['BEGIN;', 'COMMIT;']],
  [
    'CREATE TRIGGER t AFTER INSERT ON a BEGIN SELECT CASE 1 WHEN 1 THEN 2 END; SELECT 3; END; SELECT 4;',
    [
      'CREATE TRIGGER t AFTER INSERT ON a BEGIN SELECT CASE 1 WHEN 1 THEN 2 END; SELECT 3; END;',
      'SELECT 4;',
    ],
  ],
  ['SELECT CASE 1 WHEN 1 THEN 2 END; SELECT 3', ['SELECT CASE 1 WHEN 1 THEN 2 END;', 'SELECT 3']],
])('%j', (text, statements) => {
  expect(splitStatements(text)).toEqual(statements)
})

it.each([
  [null, ''],
  [1n, '1'],
  [1, '1.0'],
  [-0.5, '-0.5'],
  [0.1 + 0.2, '0.3'],
  [1e20, '1.0e+20'],
  [1.5e-7, '1.5e-07'],
  [123456789012345, '123456789012345.0'],
  [1e15, '1.0e+15'],
  ['a|b', 'a|b'],
  [new Uint8Array([104, 105]), 'hi'],
])('%s is printed as %j', (value, text) => {
  expect(formatValue(value)).toBe(text)
})
