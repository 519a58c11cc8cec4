import type { CompilerSettings } from '#content/settings.ts'
import { page, withSite, type Files, type TinySite } from './tiny-site.ts'

/** What a build of these files says, as `file:line:column code`, in its order. */
export const problemsIn = (
  files: Files,
  prepare: (site: TinySite) => void = () => undefined,
  override: Partial<CompilerSettings> = {},
): Promise<string[]> =>
  withSite(
    files,
    async (site) => {
      prepare(site)
      return (await site.diagnostics()).map(
        ({ file, line, column, code }) =>
          `${[file, line, column].filter((part) => part !== undefined).join(':')} ${code}`,
      )
    },
    override,
  )

/**
 * What is reported of each text as `line code`, where the first line of a text is 1. All are pages
 * of one site (`notes/m0.md` and so on), which is much faster than a site for each.
 */
export const problemsOfEach = (
  texts: readonly string[],
  files: Files = {},
  override: Partial<CompilerSettings> = {},
): Promise<readonly (readonly string[])[]> =>
  withSite(
    {
      ...files,
      ...Object.fromEntries(texts.map((text, at) => [`notes/m${at}.md`, page({}, text)])),
    },
    async (site) => {
      const found = await site.diagnostics()
      return texts.map((_, at) =>
        found
          .filter(({ file }) => file === `docs/notes/m${at}.md`)
          .map(({ line, code }) => `${line! - 4} ${code}`),
      )
    },
    override,
  )
