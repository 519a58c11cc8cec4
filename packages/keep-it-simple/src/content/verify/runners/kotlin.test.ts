import { chmodSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Workshop } from '../workshop.ts'
import { kotlin } from './kotlin.ts'

const HOME = 'kotlin-2.4.20'

describe('the tools of Kotlin', () => {
  /** Programs of these names are found, and no others. */
  async function withTools(tools: Record<string, string>, use: (bin: string) => Promise<void>) {
    const workshop = new Workshop('')
    const bin = workshop.room()
    for (const [name, text] of Object.entries(tools)) {
      writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`)
      chmodSync(join(bin, name), 0o755)
    }
    const before = process.env['PATH']
    process.env['PATH'] = bin
    try {
      await use(bin)
    } finally {
      process.env['PATH'] = before
      workshop.close()
    }
  }

  it('are fetched where they are missing, without running anything of theirs', async () => {
    await withTools({ npm: 'echo "$@" > asked; echo no network >&2; exit 1' }, async (bin) => {
      await expect(kotlin.prepare(new Workshop(bin))).rejects.toThrow(
        'The Kotlin compiler could not be fetched:\nno network',
      )
      const asked = readFileSync(join(bin, HOME, 'asked'), 'utf8')
      expect(asked).toBe(
        'install --no-save --ignore-scripts --no-audit --no-fund kotlin-compiler@2.4.20\n',
      )
      expect(readFileSync(join(bin, HOME, 'package.json'), 'utf8')).toBe('{ "private": true }\n')
    })
  })
})
