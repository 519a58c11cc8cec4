import type { Diagnostic } from '#model/diagnostic.ts'
import type { Locale } from '#model/locale.ts'

interface Addresses {
  readonly pages: readonly { readonly path: string }[]
  readonly redirects: readonly (readonly [from: string, to: string])[]
}

/** Every page of a language leads to its home: from the bar, from the page that says what is missing. */
export function lintHomes(
  store: Addresses | undefined,
  locales: readonly Pick<Locale, 'prefix' | 'label'>[],
): Diagnostic[] {
  // Errors come first.
  if (!store) return []
  const redirects = store.redirects.map(([from]) => from)
  const paths = new Set([...store.pages.map(({ path }) => path), ...redirects])
  return locales
    .filter(({ prefix }) => !paths.has(prefix))
    .map(({ prefix, label }) => ({
      severity: 'error',
      code: 'missing-home',
      file: `docs${prefix}README.md`,
      message: `${label} has no home page: nothing is at \`${prefix}\`.`,
      remedy: 'Write this file, or remove the language from `locales` in site.config.ts.',
    }))
}
