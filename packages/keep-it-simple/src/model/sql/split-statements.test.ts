import { expect, it } from 'vitest'
import { splitStatements } from './split-statements.ts'

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
  [
    "DO $$ BEGIN RAISE NOTICE 'a;b'; END $$; SELECT 1",
    ["DO $$ BEGIN RAISE NOTICE 'a;b'; END $$;", 'SELECT 1'],
  ],
  ['SELECT $x$ ; $y$ ; $x$; SELECT $1', ['SELECT $x$ ; $y$ ; $x$;', 'SELECT $1']],
  [
    'CREATE TEMP TRIGGER t BEGIN SELECT 1; END; CREATE TEMP TABLE begin_ (a); SELECT 1;',
    ['CREATE TEMP TRIGGER t BEGIN SELECT 1; END;', 'CREATE TEMP TABLE begin_ (a);', 'SELECT 1;'],
  ],
  [
    'CREATE TEMP TABLE t AS SELECT CASE 1; SELECT 2',
    ['CREATE TEMP TABLE t AS SELECT CASE 1;', 'SELECT 2'],
  ],
  ['SELECT CASE 1 WHEN 1 THEN 2 END; SELECT 3', ['SELECT CASE 1 WHEN 1 THEN 2 END;', 'SELECT 3']],
])('%j', (text, statements) => {
  expect(splitStatements(text)).toEqual(statements)
})
