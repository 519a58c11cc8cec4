import { existsSync, readFileSync } from 'node:fs'
import { onTestFinished, vi } from 'vitest'
import { proofKey } from '#content/proofs.ts'
import type { Extent } from '#content/verify/choose-blocks.ts'
import { verify, type LanguageCount } from '#content/verify/verify.ts'
import { Workshop } from '#content/verify/workshop.ts'
import type { TinySite } from './tiny-site.ts'

/** Evening in London, and the next day already in Shanghai, where the site is written. */
export const NOW = Date.UTC(2026, 10, 18, 20)
export const TODAY = '2026-11-19'

export const fence = (info: string, text: string): string => `\`\`\`${info}\n${text}\n\`\`\`\n\n`
export const pair = (info: string, code: string, output: string, more = ''): string =>
  `${fence(info, code)}${fence(`text output${more}`, output)}`

/** The line of `verified.txt` about a program. */
export const proven = (
  code: string,
  output: string,
  said: string,
  language: 'go' | 'rust' = 'go',
): string => `${keyOf(code, output, language)} ${said}\n`
export const keyOf = (code: string, output: string, language: 'go' | 'rust' = 'go'): string =>
  proofKey({ language, code: `${code}\n`, output: `${output}\n`, fails: false })

/** `npx kis verify` on a day of its own: what it says of the pages, of its work, and what it keeps. */
export async function verified(site: TinySite, extent: Extent = 'new', now = NOW) {
  const day = vi.spyOn(Date, 'now').mockReturnValue(now)
  onTestFinished(() => day.mockRestore())
  const workshop = new Workshop('/nowhere')
  onTestFinished(() => workshop.close())
  const { diagnostics, counts, claims } = await verify(site.settings, workshop, extent)
  const { proofs } = site.settings
  return {
    diagnostics,
    said: diagnostics.map(({ file, line, code }) => `${file}:${line} ${code}`),
    counts,
    ran: ({ executed, cached }: LanguageCount) => [executed, cached],
    claims,
    proofs: existsSync(proofs) ? readFileSync(proofs, 'utf8') : undefined,
  }
}
