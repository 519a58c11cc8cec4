import { APP_ICONS, manifestAddress } from '#model/app-manifest.ts'
import { textDirection } from '#model/language.ts'
import { toHref } from '#model/path.ts'
import { coloursOf } from '../colours-of.ts'
import type { PublishInput } from '../publish.ts'

/** What a browser asks when the site is installed as an app: a file per language. */
export function appManifests(
  input: Pick<PublishInput, 'site' | 'colours'>,
): Record<string, string> {
  const { site } = input
  const paper = coloursOf(input).paper.light
  const { base, locales } = site
  return Object.fromEntries(
    locales.map(({ prefix, lang, title, description }) => {
      const manifest = {
        id: base,
        name: title,
        short_name: title,
        description,
        lang,
        dir: textDirection(lang),
        start_url: toHref(base, prefix),
        scope: base,
        display: 'standalone',
        theme_color: paper,
        background_color: paper,
        icons: APP_ICONS.map(({ file, size, purpose }) => ({
          src: base + file,
          sizes: `${size}x${size}`,
          type: 'image/png',
          purpose,
        })),
      }
      return [manifestAddress(prefix).slice(1), `${JSON.stringify(manifest, undefined, 2)}\n`]
    }),
  )
}
