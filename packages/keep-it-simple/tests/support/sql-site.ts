import { join } from 'node:path'
import { serveByNginx } from 'keep-it-simple-testing/nginx.ts'
import { serveTinySite } from './built-site.ts'
import { testSite } from './test-site.ts'
import { page } from './tiny-site.ts'

const pair = (info: string, code: string, output: string) =>
  `\`\`\`sql ${info}\n${code}\n\`\`\`\n\n\`\`\`text output\n${output}\n\`\`\`\n`

/** Programs of one page, by their place on it. */
export const PROGRAMS = {
  first: pair(
    'run session=shop setup=./shop.sql',
    'SELECT id, name FROM goods;',
    'id  name\n--  ----\n1   苹果\n2   tea',
  ),
  second: pair(
    'run session=shop',
    "INSERT INTO goods (name) VALUES ('nuts');\nSELECT count(*) AS n FROM goods;",
    'n\n-\n3',
  ),
  plan: pair(
    'run setup=./shop.sql',
    'EXPLAIN QUERY PLAN SELECT name FROM goods WHERE id = 1;',
    'SEARCH goods USING INTEGER PRIMARY KEY (rowid=?)',
  ),
  endless: pair(
    'run',
    'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT max(i) FROM n;',
    'never',
  ),
  refused: pair('run fails', 'SELECT * FROM nowhere;', 'Error: no such table: nowhere'),
}

const POSTGRES = pair(
  'run=postgres session=p',
  'CREATE TABLE t AS SELECT i AS n FROM generate_series(1, 3) AS i;\nSELECT sum(n) FROM t;',
  'sum\n---\n6',
)
const POSTGRES_LATER = pair(
  'run=postgres session=p',
  'SELECT n, n % 2 = 0 AS even FROM t ORDER BY n;',
  'n  even\n-  ----\n1  f\n2  t\n3  f',
)

const SHOP =
  "CREATE TABLE goods (id INTEGER PRIMARY KEY, name TEXT);\nINSERT INTO goods (name) VALUES ('苹果'), ('tea');\n"

/** Served as nginx serves it, with the policy of the built site. */
export async function serveSqlSite() {
  const built = await serveTinySite(
    {
      'README.md': page({ permalink: '/' }, 'Nothing runs here.'),
      'en/README.md': page({ permalink: '/en/' }, Object.values(PROGRAMS).join('\n')),
      'en/shop.sql': SHOP,
      'en/postgres.md': page({ permalink: '/en/postgres/' }, `${POSTGRES}\n${POSTGRES_LATER}`),
    },
    { site: { ...testSite.site, offline: true } },
  )
  const served = await serveByNginx(built.dist, join(built.hosts, 'nginx.conf'))
  const close = () => {
    served.close()
    built.close()
  }
  return { url: served.url, dist: built.dist, close }
}
