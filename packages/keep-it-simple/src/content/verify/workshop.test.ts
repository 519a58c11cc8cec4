import { describe, expect, it } from 'vitest'
import { scriptTools } from '../../../tests/support/scripted-tools.ts'
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
