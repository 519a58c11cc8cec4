import { callHook } from '#config/call-hook.ts'
import { headTags, pageAddition } from '#config/hook-answers.ts'
import { SettingsError } from '#config/settings-error.ts'
import { settingsPosition } from '#config/source/settings-position.ts'
import type { HeadTag } from '#model/head.ts'
import type { HookedPage } from '#model/hooks.ts'
import type { PageBase } from '#model/page-base.ts'
import type { CompilerSettings } from './settings.ts'

/** A page with what the author's hooks add to it, before it is stored. */
export async function hookedPage<T extends Pick<PageBase, 'path' | 'head'>>(
  data: T,
  isLocked: boolean,
  settings: CompilerSettings,
): Promise<T> {
  const { hooks } = settings
  if (!hooks?.page && !hooks?.head) return data
  const added = await callHook(settings, 'page', copyOf(data), pageAddition, data.path)
  const whole = { ...data, ...added }
  const tags = await callHook(settings, 'head', copyOf(whole), headTags, data.path)
  if (!tags || tags.length === 0) return whole
  const stray = isLocked && tags.find(([tag]) => tag !== 'meta')
  if (stray)
    throw SettingsError.of([
      {
        severity: 'error',
        code: 'bad-hook',
        ...settingsPosition(settings, ['hooks', 'head'], 'key'),
        message: `The hook \`head\` gives a locked page, ${data.path}, a \`${stray[0]}\`.`,
        remedy: 'Give locked pages `meta` alone: the policy would show what they hold.',
      },
    ])
  return { ...whole, head: [...(data.head ?? []), ...(tags as readonly HeadTag[])] }
}

/** A hook may do with its copy what it likes. */
const copyOf = (data: object): HookedPage => structuredClone(data) as unknown as HookedPage
