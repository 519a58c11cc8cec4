import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { settingsList } from '#config/settings-list.ts'
import { PACKAGE, write } from '../support/author-site.ts'
import { LanguageServer } from '../support/language-server.ts'

const root = mkdtempSync(join(tmpdir(), 'settings-'))
const TSC = join(
  dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
  'bin/tsc',
)
let server: LanguageServer

beforeAll(async () => {
  symlinkSync(join(PACKAGE, '../../node_modules'), join(root, 'node_modules'))
  write(join(root, 'package.json'), '{ "type": "module" }')
  write(
    join(root, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        module: 'nodenext',
        strict: true,
        noEmit: true,
        allowImportingTsExtensions: true,
      },
      include: ['*.ts'],
    }),
  )
  server = await LanguageServer.start([TSC, '--lsp', '--stdio'], root)
}, 60_000)
afterAll(() => {
  server.stop()
  rmSync(root, { recursive: true, force: true })
})

const offered = (settings: string) =>
  server.complete(
    join(root, 'site.config.ts'),
    'typescript',
    `import { defineSite } from 'keep-it-simple'\n\nexport default defineSite(${settings})\n`,
  )

describe('the TypeScript language server in site.config.ts', { timeout: 60_000 }, () => {
  it('completes every setting, each with the sentence of the schema', async () => {
    const found = new Map(
      (await offered('{ | }')).map(({ label, documentation = '' }) => [
        label.replace(/\?$/, ''),
        documentation,
      ]),
    )
    const settings = settingsList().filter(({ parent }) => parent === '')
    expect(settings.length).toBeGreaterThan(30)
    const known = settings.map(({ key, about }) => [key, about])
    expect(known.map(([key]) => [key, found.get(key!)])).toEqual(known)
  })

  it('completes values that can be chosen', async () => {
    const labels = async (text: string) => (await offered(text)).map(({ label }) => label)
    expect(await labels("{ collections: [{ type: '|' }] }")).toEqual(
      expect.arrayContaining(['doc', 'post']),
    )
    expect(await labels("{ deploy: { hosts: ['|'] } }")).toEqual(
      expect.arrayContaining(['github-pages', 'nginx']),
    )
  })
})
