import { expect, it } from 'vitest'
import { z } from 'zod'
import { callHook } from './call-hook.ts'
import { SettingsError } from './settings-error.ts'

const schema = z.strictObject({
  title: z.string().optional(),
  tags: z.array(z.string()).optional(),
})
type Hook = (page: never) => unknown

/** What a hook that does this leads to: its answer, or the mistake an author reads. */
async function called(page: Hook | undefined, about?: string): Promise<unknown> {
  const place = {
    root: '/nowhere',
    settingsFile: '/nowhere/site.config.ts',
    hooks: { page } as never,
  }
  try {
    return await callHook(place, 'page', {} as never, schema, about)
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    return error.diagnostics.map(({ code, message, remedy }) => [code, message, remedy])
  }
}

it('answers what the function answers, at once or later', async () => {
  expect(await called(() => ({ title: 'A' }))).toEqual({ title: 'A' })
  expect(await called(async () => ({ tags: [] }))).toEqual({ tags: [] })
})

it('answers nothing where there is no function, or it answers nothing', async () => {
  for (const hook of [undefined, () => undefined, () => null])
    expect(await called(hook)).toBeUndefined()
})

it('gives the function what it is about', async () => {
  const given: unknown[] = []
  const hooks = { page: (page: unknown) => void given.push(page) } as never
  const place = { root: '/nowhere', settingsFile: '/nowhere/site.config.ts', hooks }
  await callHook(place, 'page', { path: '/a/' } as never, schema)
  expect(given).toEqual([{ path: '/a/' }])
})

it.each<[Hook, string, string]>([
  [
    () => {
      throw new Error('No such table.\nat line 3')
    },
    'The hook `page` failed on /a/: No such table.',
    'Correct what this line does.',
  ],
  [() => Promise.reject(new Error('Late!')), 'The hook `page` failed on /a/: Late.', 'Correct'],
  [
    // oxlint-disable-next-line typescript/only-throw-error -- an author may
    () => {
      throw 'text'
    },
    'The hook `page` failed on /a/: text.',
    'Correct',
  ],
  [
    () => ({ title: new Date() }),
    'The hook `page` answered what cannot be used on /a/: `title` cannot be an object of the class `Date`.',
    'Return what CONFIG.md says',
  ],
  [() => ({ titel: 'x' }), 'on /a/: Unrecognized key: "titel".', 'Return'],
  [() => ({ tags: ['a', 3] }), 'on /a/: `tags[1]`: ', 'Return'],
  [() => 3, 'on /a/: Invalid input: expected object, received number.', 'Return'],
])('%o is a mistake of the author', async (hook, message, remedy) => {
  const [[code, said, todo]] = (await called(hook, '/a/')) as [[string, string, string]]
  expect(code).toBe(message.includes('failed') ? 'hook-failed' : 'bad-hook')
  expect(said).toContain(message)
  expect(todo).toContain(remedy)
  const [[, alone]] = (await called(hook)) as [[string, string]]
  expect(alone).not.toContain(' on ')
})
