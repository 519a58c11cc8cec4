import { mkdirSync, symlinkSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { withSite, type Files, type TinySite } from '../../../tests/support/tiny-site.ts'
import type { PageEnv } from './page-env.ts'
import { listSources } from './source-folder.ts'
import { hashOf, readSource } from './sources.ts'

type Use = (env: PageEnv) => unknown

/** What is read on the page `in/a.md`, what it then depends on, and what is said. */
const read = (use: Use, files: Files, prepare: (site: TinySite) => void = () => undefined) =>
  withSite(files, async (site) => {
    prepare(site)
    const { docs } = site.settings
    const env = { file: 'in/a.md', docs, sources: [], diagnostics: [] } as unknown as PageEnv
    const found = use(env)
    const said = env.diagnostics.map(({ code, file, line, message, remedy }) => {
      expect([code, file, line]).toEqual(['missing-source', 'docs/in/a.md', 7])
      return [message, remedy]
    })
    return { found, sources: env.sources, said }
  })
const file =
  (written: string): Use =>
  (env) =>
    readSource(env, written, 7)
const folder =
  (written: string, limit = 9): Use =>
  (env) =>
    listSources(env, written, limit, 7)

it.each(['./b.ts', 'b.ts', '/in/b.ts', '../in/b.ts', 'b%2Ets'])('reads %s', async (written) => {
  expect(await read(file(written), { 'in/b.ts': 'x\r\n' })).toEqual({
    found: 'x\n',
    sources: [{ file: 'in/b.ts', hash: hashOf('x\r\n') }],
    said: [],
  })
})

it.each<[string, string, string]>([
  [
    'none.ts',
    'The file `none.ts` does not exist.',
    'Put it at `docs/in/none.ts` or correct the path.',
  ],
  ['bb.ts', 'The file `bb.ts` does not exist.', 'Did you mean `b.ts`, in the same folder?'],
  [
    '/else/b.ts',
    'The file `/else/b.ts` does not exist.',
    'Put it at `docs/else/b.ts` or correct the path.',
  ],
  [
    '../../b.ts',
    'The file `../../b.ts` does not exist.',
    'Put it into `docs/` and correct the path.',
  ],
  ['out.ts', 'The file `out.ts` lies outside `docs/`.', 'Copy it into `docs/`.'],
  ['sub', '`sub` is not a file of at most 1 MiB.', 'Show a part of it.'],
  ['large.ts', '`large.ts` is not a file of at most 1 MiB.', 'Show a part of it.'],
])('does not read %s', async (written, message, remedy) => {
  const files = { 'in/b.ts': 'x', 'outside/o.ts': 'x', 'in/large.ts': '' }
  const found = await read(file(written), files, ({ root }) => {
    mkdirSync(join(root, 'docs/in/sub'))
    symlinkSync(join(root, 'outside/o.ts'), join(root, 'docs/in/out.ts'))
    truncateSync(join(root, 'docs/in/large.ts'), 1024 * 1024 + 1)
  })
  expect(found).toEqual({ found: undefined, sources: [], said: [[message, remedy]] })
})

it.each([
  ['none', 'docs/in/none'],
  ['b.ts', 'docs/in/b.ts'],
  ['out', 'docs/in/out'],
])('does not list %s', async (written, place) => {
  const files = { 'in/b.ts': 'x', 'outside/o.ts': 'x' }
  const found = await read(folder(written), files, ({ root }) =>
    symlinkSync(join(root, 'outside'), join(root, 'docs/in/out')),
  )
  const message = `The folder \`${written}\` does not exist in \`docs/\`.`
  const said = [[message, `Make it at \`${place}\` or correct the path.`]]
  expect(found).toEqual({ found: undefined, sources: [], said })
})
