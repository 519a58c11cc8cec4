import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Outcome } from '../run-program.ts'
import { Workshop } from '../workshop.ts'
import { kotlin } from './kotlin.ts'

const HOME = 'kotlin-2.4.20'
const FINE: Outcome = { end: 'exit', code: 0, output: '' }

interface Kit {
  readonly workshop: Workshop
  readonly lib: string
  readonly compiled: (readonly string[])[]
  readonly ran: (readonly [string, readonly string[], unknown])[]
}

/** A workshop with a compiler that is not there: what it is asked for is written down. */
async function withKit(
  use: (kit: Kit) => Promise<void>,
  /** What the compiler says of the program in a room. */
  said: (code: string) => string = () => 'OK',
  outcome: Outcome = FINE,
): Promise<void> {
  const place = new Workshop('')
  const workshop = new Workshop(join(place.folder, 'tools'))
  const lib = join(workshop.tools, HOME, 'node_modules/kotlin-compiler/lib')
  mkdirSync(lib, { recursive: true })
  writeFileSync(join(lib, 'kotlin-compiler.jar'), '')
  mkdirSync(join(workshop.tools, HOME, 'driver'))
  const compiled: (readonly string[])[] = []
  const ran: (readonly [string, readonly string[], unknown])[] = []
  workshop.compile = async (_cwd, file, args) => {
    compiled.push([file, ...args])
    for (const room of args.slice(args.indexOf('CompileAllKt') + 2))
      if (existsSync(join(room, 'main.kt')))
        writeFileSync(
          join(room, 'messages'),
          said(readFileSync(join(room, 'main.kt'), 'utf8')).replaceAll(
            'ROOM',
            room.split('/').at(-1)!,
          ),
        )
    return outcome
  }
  workshop.run = async (cwd, file, args, options) => {
    ran.push([cwd, [file, ...args], options])
    return { ...FINE, output: 'hello\n' }
  }
  try {
    await use({ workshop, lib, compiled, ran })
  } finally {
    workshop.close()
    place.close()
  }
}

describe('Kotlin programs', () => {
  it('are not run where the compiler refuses them; it says why', async () => {
    const said = (code: string) =>
      code === 'bad' ? 'ERROR\nROOM/main.kt:1: no\nROOM/main.kt:2: no' : 'OK'
    await withKit(async ({ workshop, ran }) => {
      const runAll = await kotlin.prepare(workshop)
      const outcomes: [number, Outcome][] = []
      await runAll([{ code: 'bad' }, { code: 'good' }], (...done) => outcomes.push(done))
      expect(ran).toHaveLength(1)
      expect(new Map(outcomes).get(0)).toEqual({
        end: 'exit',
        code: 1,
        output: 'main.kt:1: no\nmain.kt:2: no',
      })
    }, said)
  })
})

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
