import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { verify } from '#content/verify/verify.ts'
import { Workshop } from '#content/verify/workshop.ts'
import { page, withSite } from '../support/tiny-site.ts'

const workshop = new Workshop(join(import.meta.dirname, '../../.tool'))
afterAll(() => workshop.close())

it('kis verify: runs PostgreSQL as the browser does and stops at the first error', async () => {
  const code = [
    'CREATE TABLE t (a int PRIMARY KEY, b text, c boolean, d timestamptz);',
    "INSERT INTO t VALUES (1, 'x;', true, '2026-11-16 08:00+08'), (2, NULL, false, NULL);",
    'SELECT * FROM t ORDER BY a;',
    'EXPLAIN (COSTS OFF) SELECT a FROM t WHERE a = 1;',
    "INSERT INTO t VALUES (1, 'again');",
    'SELECT 3;',
  ].join('\n')
  const output = [
    'a  b   c  d',
    '-  --  -  ----------------------',
    '1  x;  t  2026-11-16 00:00:00+00',
    '2      f',
    '',
    'Index Only Scan using t_pkey on t',
    '  Index Cond: (a = 1)',
    'ERROR:  duplicate key value violates unique constraint "t_pkey"',
    'DETAIL:  Key (a)=(1) already exists.',
  ].join('\n')
  const body = `\`\`\`sql run=postgres fails\n${code}\n\`\`\`\n\n\`\`\`text output\n${output}\n\`\`\`\n`
  await withSite({ 'a.md': page({}, body) }, async (site) => {
    expect((await verify(site.settings, workshop, 'new')).diagnostics).toEqual([])
    expect(readFileSync(site.settings.proofs, 'utf8')).toMatch(
      / PostgreSQL \d+\.\d+ \(PGlite [\d.]+\)/,
    )
  })
})
