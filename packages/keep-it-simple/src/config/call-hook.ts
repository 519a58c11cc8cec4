import type { z } from 'zod'
import type { Diagnostic } from '#model/diagnostic.ts'
import type { HookName, Hooks } from '#model/hooks.ts'
import { pathAsCode } from './as-code.ts'
import { notPlain } from './plain-data.ts'
import { SettingsError } from './settings-error.ts'
import { ownFrame } from './source/load-failure.ts'
import { settingsPosition, type SettingsPlace } from './source/settings-position.ts'

export interface HookPlace extends SettingsPlace {
  readonly hooks?: Hooks
}

type Input<N extends HookName> = Parameters<NonNullable<Hooks[N]>>[0]

/**
 * Calls one function of the author's and looks at what it answers. Whatever is wrong is said as a
 * mistake at its line, like any other; the author never meets a stack of ours.
 */
export async function callHook<N extends HookName, T>(
  place: HookPlace,
  name: N,
  input: Input<N>,
  schema: z.ZodType<T>,
  about = '',
): Promise<T | undefined> {
  const hook = place.hooks?.[name] as ((input: Input<N>) => unknown) | undefined
  if (!hook) return undefined
  const at = about === '' ? '' : ` on ${about}`
  let answer: unknown
  try {
    answer = await hook(input)
  } catch (error) {
    const message = (error instanceof Error ? error.message : String(error)).split('\n')[0]!
    throw SettingsError.of([
      {
        severity: 'error',
        code: 'hook-failed',
        ...(ownFrame(error, place.root) ?? settingsPosition(place, ['hooks', name], 'key')),
        message: `The hook \`${name}\` failed${at}: ${message.replace(/[.!]$/, '')}.`,
        remedy: 'Correct what this line does.',
      },
    ])
  }
  if (answer === undefined || answer === null) return undefined
  const [odd] = notPlain(answer)
  if (odd) throw SettingsError.of([badAnswer(place, name, at, odd.message)])
  const checked = schema.safeParse(answer)
  if (checked.success) return checked.data
  const { path, message } = checked.error.issues[0]!
  const where = path.length > 0 ? `\`${pathAsCode(path as string[])}\`: ` : ''
  throw SettingsError.of([badAnswer(place, name, at, `${where}${message}.`)])
}

const badAnswer = (place: SettingsPlace, name: HookName, at: string, what: string): Diagnostic => ({
  severity: 'error',
  code: 'bad-hook',
  ...settingsPosition(place, ['hooks', name], 'key'),
  message: `The hook \`${name}\` answered what cannot be used${at}: ${what}`,
  remedy: 'Return what CONFIG.md says of this hook, or nothing.',
})
