import { fork } from 'node:child_process'
import { join } from 'node:path'
import { SettingsError } from '#config/settings-error.ts'
import type { Diagnostic } from '#model/diagnostic.ts'
import type { SiteModuleInput } from './site-module.ts'

/** What the process that bundles is asked, once. */
export interface BundleOrder {
  readonly input: SiteModuleInput
  readonly out: string
}

/** How it ended: well, with mistakes of the author's, or with one of ours. */
export type BundleAnswer =
  | { readonly done: true }
  | { readonly problems: readonly Diagnostic[] }
  | { readonly error: unknown }

/**
 * Bundles in a process of its own. The bundler takes hundreds of megabytes, and gives them back only
 * when its process ends; pages are drawn after it.
 */
export async function bundleApart(input: SiteModuleInput, out: string): Promise<void> {
  const child = fork(join(import.meta.dirname, './bundle-process.ts'), {
    serialization: 'advanced',
  })
  const answer = await new Promise<BundleAnswer>((resolve, reject) => {
    child.once('message', resolve)
    child.once('error', reject)
    child.once('exit', (code, signal) =>
      reject(new Error(`The bundler ended without a result (${signal ?? code}).`)),
    )
    const { root, settings, ...rest } = input
    const { site, collections, navigation, locks } = settings
    const order: BundleOrder = {
      // Functions of the author's, which no bundle has, cannot be sent.
      input: {
        ...rest,
        ...(root !== undefined && { root }),
        settings: { site, collections, navigation, locks },
      },
      out,
    }
    child.send(order)
  })
  if ('problems' in answer) throw SettingsError.of(answer.problems)
  if ('error' in answer) throw answer.error
}
