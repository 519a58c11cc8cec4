import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { replaceFile } from '../write-into.ts'
import type { FontPlan } from './page-fonts.ts'

const NAME = 'pages.json'

/** The files of each page by its address, as the build before noted them. */
export type FontsOfPages = Readonly<Record<string, readonly string[]>>

interface Noted {
  readonly look: string
  readonly pages: FontsOfPages
}

/** Those that are still there, of pages that look as they did. */
export function knownFonts(folder: string, look: string): FontsOfPages {
  const file = join(folder, NAME)
  if (!existsSync(file)) return {}
  const noted = JSON.parse(readFileSync(file, 'utf8')) as Noted
  if (noted.look !== look) return {}
  const there = new Set(readdirSync(folder))
  const whole = Object.entries(noted.pages).filter(([, files]) =>
    files.every((one) => there.has(one)),
  )
  return Object.fromEntries(whole)
}

/** Notes them for the next build, and removes what nothing names any more. */
export function noteFonts(
  { folder, common }: FontPlan,
  look: string,
  pages: FontsOfPages,
): readonly string[] {
  const used = [...new Set(Object.values(pages).flat())].sort()
  replaceFile(join(folder, NAME), JSON.stringify({ look, pages } satisfies Noted))
  const needed = new Set([...used, ...common])
  for (const name of readdirSync(folder))
    if (name.endsWith('.woff2') && !needed.has(name)) rmSync(join(folder, name))
  return used
}
