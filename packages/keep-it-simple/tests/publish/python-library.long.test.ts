import { readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { loadPyodide } from 'pyodide'
import { expect, it } from 'vitest'
import { compiledLibrary } from '#publish/python/compiled-library.ts'

/** How a module of the start was found, and what a mistake in it prints. */
const LOOK = `
import json, traceback
try:
    json.loads("{")
except ValueError as error:
    text = "".join(traceback.format_exception(error))
[json.decoder.__spec__.origin, text]
`

const looked = async (stdLibURL?: string): Promise<[string, string]> => {
  const python = await loadPyodide(stdLibURL === undefined ? {} : { stdLibURL })
  return (python.runPython(LOOK) as { toJs: () => [string, string] }).toJs()
}

it('a start finds its modules compiled, and a traceback quotes their lines as before', async () => {
  const file = await compiledLibrary()
  const [plain, compiled] = [await looked(), await looked(file)]
  expect([plain[0], compiled[0]]).toEqual([
    expect.stringMatching(/json\/decoder\.py$/),
    expect.stringMatching(/json\/decoder\.pyc$/),
  ])
  expect(compiled[1]).toBe(plain[1])
  expect(compiled[1]).toContain('return _default_decoder.decode(s)')
}, 120_000)

it('is made once', async () => {
  const file = await compiledLibrary()
  const { ino } = statSync(file)
  expect(await compiledLibrary()).toBe(file)
  expect(statSync(file).ino).toBe(ino)
})

it('is the same where nothing can be kept beside the packages', async () => {
  const [kept, passing] = [
    await compiledLibrary(),
    await compiledLibrary(`${import.meta.filename}/below`),
  ]
  expect(passing.startsWith(tmpdir())).toBe(true)
  expect(readFileSync(passing).equals(readFileSync(kept))).toBe(true)
}, 60_000)
