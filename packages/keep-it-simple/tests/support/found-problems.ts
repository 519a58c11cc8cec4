import type { CompilerSettings } from '#content/settings.ts'
import { withSite, type Files, type TinySite } from './tiny-site.ts'

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
