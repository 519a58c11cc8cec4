import { expect, it } from 'vitest'
import type { CompilerSettings } from '#content/settings.ts'
import { withSite, type Files, type TinySite } from './tiny-site.ts'

/** Every mistake an author can make is met with file, line and remedy. */
export interface Mistake {
  readonly name: string
  readonly files: Files
  /** `file:line` or `file:line:column`, then the code, then a part of the remedy. */
  readonly at: string
  readonly code: string
  readonly remedy: RegExp
  readonly override?: Partial<CompilerSettings>
  readonly prepare?: (site: TinySite) => void
  /** Reported, but the site is built. */
  readonly warning?: boolean
}

export function expectMistakes(mistakes: readonly Mistake[]): void {
  it.each(mistakes.map((mistake) => [mistake.name, mistake] as const))('%s', async (_, mistake) => {
    await withSite(
      mistake.files,
      async (site) => {
        mistake.prepare?.(site)
        const result = await site.build()
        const found = result.diagnostics.map(({ file, line, column, code, remedy }) => ({
          at: [file, line, column].filter((part) => part !== undefined).join(':'),
          code,
          remedy,
        }))
        expect(found.map(({ at, code }) => `${at} ${code}`)).toContain(
          `${mistake.at} ${mistake.code}`,
        )
        expect(
          found.find(({ at, code }) => at === mistake.at && code === mistake.code)!.remedy,
        ).toMatch(mistake.remedy)
        const isWarning = mistake.warning ?? false
        expect(result.store === undefined, 'errors stop the build').toBe(!isWarning)
      },
      mistake.override,
    )
  })
}
