import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runStage } from './run-step.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gate-'))
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
  vi.restoreAllMocks()
})

const said = () => vi.mocked(console.log).mock.calls.flat().join('\n')

/** Waits for a file another step writes; half a minute at most. */
const waitFor = (name: string) =>
  `node -e "const end = Date.now() + 30000; while (!fs.existsSync('${name}')) if (Date.now() > end) process.exit(1)"`

it('steps of a lane follow one another, and one that fails stops no other', async () => {
  const ran = await runStage(
    [
      [
        ['first', 'exit 3'],
        ['second', 'touch there'],
        ['third', 'test -e there'],
      ],
    ],
    folder,
  )
  expect(ran.map(({ name, passed }) => [name, passed])).toEqual([
    ['first', false],
    ['second', true],
    ['third', true],
  ])
})

it('lanes run side by side, and each tells its own story', async () => {
  const ran = await runStage(
    [
      [['left', `echo left begins; touch left; ${waitFor('right')}; echo left ends`]],
      [['right', `echo right begins >&2; touch right; ${waitFor('left')}; echo right ends`]],
    ],
    folder,
  )
  expect(ran.map(({ passed }) => passed)).toEqual([true, true])
  expect(said()).toContain('== left\nleft begins\nleft ends')
  expect(said()).toContain('== right\nright begins\nright ends')
  expect(ran.map(({ end }) => end)).toEqual(['left begins\nleft ends', 'right begins\nright ends'])
})

it('a step asks nobody anything', async () => {
  const [ran] = await runStage([[['asking', 'read answer && touch answered']]], folder)
  expect(ran!.passed).toBe(false)
  expect(existsSync(join(folder, 'answered'))).toBe(false)
})
