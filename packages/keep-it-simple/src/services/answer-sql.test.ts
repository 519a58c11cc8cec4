import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { answerSql, type LoadedDatabase } from './answer-sql.ts'
import type { FromSql, ToSql } from './sql-messages.ts'

let said: FromSql[]
beforeEach(() => {
  said = []
  vi.stubGlobal('postMessage', (message: FromSql) => said.push(message))
  vi.stubGlobal('onmessage', null)
})
afterEach(() => vi.unstubAllGlobals())

const question: ToSql = { folder: '/f/', bytes: 10, program: { code: 'SELECT 1; SELECT 2' } }

/** What a worker says until it has ended with a program. */
const answered = async (): Promise<FromSql[]> => {
  said.length = 0
  const { onmessage } = globalThis as unknown as { onmessage: (event: object) => void }
  onmessage({ data: question })
  await vi.waitFor(() => expect(['end', 'failed']).toContain(said.at(-1)?.type), {
    timeout: 15_000,
  })
  return [...said]
}

function openings() {
  const counts = { opened: 0, closed: 0 }
  const database: LoadedDatabase = {
    version: '3.50',
    open: async () => {
      counts.opened += 1
      return {
        run: async (statement) => ({ columns: [statement], rows: [['x']] }),
        close: () => (counts.closed += 1),
      }
    },
  }
  return { database, counts }
}

it('loads once, with what has come of it, and opens a database for each run', async () => {
  const { database, counts } = openings()
  const folders: string[] = []
  answerSql(async (folder, came) => {
    folders.push(folder)
    came(4)
    came(6)
    return database
  })
  const first = await answered()
  const run = [
    { type: 'ready', version: '3.50' },
    { type: 'print', stream: 'stdout', text: 'SELECT 1;\n---------\nx\n' },
    { type: 'table', columns: ['SELECT 1;'], rows: [['x']] },
    { type: 'print', stream: 'stdout', text: '\nSELECT 2\n--------\nx\n' },
    { type: 'table', columns: ['SELECT 2'], rows: [['x']] },
    { type: 'end', ok: true },
  ]
  expect(first).toEqual([
    { type: 'progress', loaded: 4, total: 10 },
    { type: 'progress', loaded: 10, total: 10 },
    ...run,
  ])
  expect(await answered()).toEqual(run)
  expect([folders, counts]).toEqual([['/f/'], { opened: 2, closed: 2 }])
})
