import type { Diagnostic } from '#model/diagnostic.ts'
import type { Locale } from '#model/locale.ts'
import type { StoreIndex } from '#model/page-store.ts'

/** Every page of a language leads to its home: from the bar, from the page that says what is missing. */
export function lintHomes(
  store: Pick<StoreIndex, 'pages' | 'redirects'> | undefined,
  locales: readonly Pick<Locale, 'prefix' | 'label'>[],
): Diagnostic[] {
  // With errors there is no page store, and they come first.
  if (!store) return []
  const paths = new Set([...store.pages, ...store.redirects].map(([path]) => path))
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
