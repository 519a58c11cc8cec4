import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Diagnostic } from '#model/diagnostic.ts'
import { ICON_NAME, type Glyph } from '#model/glyph.ts'
import { committedFile } from './committed-file.ts'

/** Beside the pages and committed with them: drawings of icons whose sets are not installed. */
export const ICONS_FILE = '.icons.json'

const ELEMENT =
  /<\/?(?:path|g|circle|ellipse|rect|line|polyline|polygon|defs|clipPath|mask|use|linearGradient|radialGradient|stop)(?:\s+(?!on)[a-zA-Z-]+="[^"<>]*")*\s*\/?>/g
/** Asks nobody and runs nothing. */
const UNSAFE = /\sstyle=|\s(?:xlink:)?href="(?!#)|url\((?!#)/i

/** Lines and shapes alone: what a service answers goes into pages as it is. */
export const isPlainDrawing = (body: string): boolean =>
  !UNSAFE.test(body) && !/[<>]/.test(body.replace(ELEMENT, ''))

const glyph: z.ZodType<Glyph> = z.object({
  body: z.string().refine(isPlainDrawing),
  viewBox: z.string().regex(/^-?[\d.]+( -?[\d.]+){3}$/),
})
const readIcons = committedFile(z.record(z.string().regex(ICON_NAME), glyph))
const iconsFile = (docs: string): string => join(docs, ICONS_FILE)

/** The drawing `kis icons` has fetched. */
export function savedIcon(name: string, docs: string): Glyph | undefined {
  const all = readIcons(iconsFile(docs))
  return all !== undefined && all !== 'wrong' && Object.hasOwn(all, name) ? all[name] : undefined
}

/** Adds drawings; those that are there stay. */
export function saveIcons(docs: string, icons: ReadonlyMap<string, Glyph>): void {
  const before = readIcons(iconsFile(docs))
  const all = { ...(before === 'wrong' ? {} : before), ...Object.fromEntries(icons) }
  const sorted = Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(iconsFile(docs), `${JSON.stringify(sorted, undefined, 2)}\n`)
}

export const savedIconProblems = ({ docs }: { readonly docs: string }): Diagnostic[] =>
  readIcons(iconsFile(docs)) === 'wrong'
    ? [
        {
          severity: 'error',
          code: 'bad-icons',
          file: `docs/${ICONS_FILE}`,
          message: `\`docs/${ICONS_FILE}\` is not what \`kis icons\` writes.`,
          remedy: 'Delete the file, and let `npx kis icons` fetch its icons again.',
        },
      ]
    : []
