import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { scriptTools } from '../../../tests/support/scripted-tools.ts'
import { versionOf } from './runners/version-of.ts'
import { Workshop } from './workshop.ts'

async function withWorkshop(use: (workshop: Workshop) => Promise<void>, milliseconds?: number) {
  const workshop = new Workshop('/tools', milliseconds)
  try {
    await use(workshop)
  } finally {
    workshop.close()
  }
}
const print = (text: string) => ['-c', text]

describe('a workshop', () => {
  it('has a folder for each program, and none when it is closed', async () => {
    const workshop = new Workshop('/tools')
    const [first, second] = [workshop.room('a.txt', 'text'), workshop.room('b.txt')]
    expect(first).not.toBe(second)
    expect(readFileSync(join(first, 'a.txt'), 'utf8')).toBe('text')
    expect(readFileSync(join(second, 'b.txt'), 'utf8')).toBe('')
    workshop.close()
    expect(existsSync(workshop.folder)).toBe(false)
  })

  it('runs a program with nothing of the author’s around it', async () => {
    await withWorkshop(async (workshop) => {
      const room = workshop.room()
      const script = 'echo "$HOME $TMPDIR $LANG $TZ ${SECRET-none}"; read x; echo "$x"'
      process.env['SECRET'] = 'secret'
      try {
        const { output, end } = await workshop.run(room, 'bash', print(script), { input: 'read\n' })
        expect(output).toBe(`${room} ${room} C.UTF-8 UTC none\nread\n`)
        expect(end).toBe('exit')
      } finally {
        delete process.env['SECRET']
      }
    })
  })

  it('numbers its folders', async () => {
    await withWorkshop(async (workshop) => {
      const rooms = [workshop.room(), workshop.room(), workshop.room()]
      expect(rooms).toEqual(['0', '1', '2'].map((name) => join(workshop.folder, name)))
      expect(rooms.map((room) => readdirSync(room))).toEqual([[], [], []])
    })
  })

  it('may be closed twice', () => {
    const workshop = new Workshop('/tools')
    expect(workshop.tools).toBe('/tools')
    workshop.close()
    workshop.close()
    expect(existsSync(workshop.folder)).toBe(false)
  })

  it('gives a program without input nothing to read, and a code', async () => {
    await withWorkshop(async (workshop) => {
      const outcome = await workshop.run(
        workshop.room(),
        'bash',
        print('read x; echo "$?$x"; exit 4'),
      )
      expect(outcome).toEqual({ end: 'exit', code: 4, output: '1\n' })
    })
  })

  it.each([
    [['--net', '--'], 'test "$*" = "--net -- true"'],
    [['--map-root-user', '--net', '--'], 'test "$1" = --net && exit 1; exit 0'],
    [[], 'exit 1'],
  ])('keeps programs from the network in the first way that works: %j', (way, script) => {
    scriptTools({ unshare: script })
    const workshop = new Workshop('/tools')
    workshop.close()
    expect(workshop.offline).toEqual(way.length > 0 ? ['unshare', ...way] : [])
  })

  it('lets only a terminal and a script ask a server of their own', async () => {
    // It says how it was called, and runs nothing.
    scriptTools({ unshare: 'echo "$@"' })
    await withWorkshop(async (workshop) => {
      const room = workshop.room()
      const up = '--net -- sh -c ip link set lo up 2> /dev/null; exec "$@" sh x y\n'
      expect((await workshop.run(room, 'x', ['y'])).output).toBe('--net -- x y\n')
      expect((await workshop.run(room, 'x', ['y'], { isTerminal: true })).output).toBe(up)
      expect((await workshop.runScript(room, 'x', ['y'])).output).toBe(up)
      expect((await workshop.compile(room, 'echo', ['x'])).output).toBe('x\n')
    })
    scriptTools({ unshare: 'exit 1' })
    await withWorkshop(async (workshop) => {
      const { output } = await workshop.run(workshop.room(), 'echo', ['x'], { isTerminal: true })
      expect(output).toBe('x\n')
    })
  })

  it('says nothing of where the program lay', async () => {
    await withWorkshop(async (workshop) => {
      const { output } = await workshop.run(workshop.room(), 'bash', print('echo "$PWD/a"'))
      expect(output).toBe('a\n')
    })
  })

  it('runs a script or a compiler with the author’s tools', async () => {
    await withWorkshop(async (workshop) => {
      process.env['SECRET'] = 'secret'
      try {
        const room = workshop.room()
        const script = 'echo "$SECRET $LANG $LC_ALL $TZ"; test "$TMPDIR" != "$PWD"; echo $?'
        expect((await workshop.runScript(room, 'bash', print(script))).output).toBe(
          'secret C.UTF-8 C.UTF-8 UTC\n0\n',
        )
        const own = await workshop.compile(room, 'bash', print('echo $SECRET $MORE'), { MORE: 'x' })
        expect(own.output).toBe('secret x\n')
      } finally {
        delete process.env['SECRET']
      }
    })
  })

  it('stops a program in time', async () => {
    await withWorkshop(async (workshop) => {
      const { end } = await workshop.run(workshop.room(), 'bash', print('sleep 9'))
      expect(end).toBe('time')
    }, 100)
  })
})

describe('the version of a tool', () => {
  const version = (script: string, pattern = /version "([\d.]+)/) =>
    versionOf('Tool', 'bash', print(script), pattern)

  it('is what it says, wherever it says it', () => {
    expect(version('echo version \\"1.2\\"')).toBe('Tool 1.2')
    expect(version('echo version \\"1.2\\" >&2')).toBe('Tool 1.2')
  })

  it('is not known where it fails, says something else or is not there', () => {
    expect(version('echo version \\"1.2\\"; exit 1')).toBeUndefined()
    expect(version('echo hello')).toBeUndefined()
    expect(versionOf('Tool', '/nowhere/tool', [], /x/)).toBeUndefined()
  })
})
