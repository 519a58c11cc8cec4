import { basename } from 'node:path'
import type { Manifest } from 'vite'

/** As `serif-sheet.ts` writes it. */
const FACE = /font-weight:(\d+);font-style:(\w+);src:url\(\.\/([^)]+)\)/g

/** Where the bundler put the files of the serif's sheet, by what `document.fonts` calls their faces. */
export function serifFiles(sheet: string, manifest: Manifest): Record<string, string> {
  const bundled = new Map(
    Object.values(manifest).map(({ src = '', file }) => [basename(src), file]),
  )
  const faces = [...sheet.matchAll(FACE)].flatMap(([, weight = '', style, name = '']) => {
    const file = bundled.get(name)
    // A small file may stand in the sheet itself.
    return file === undefined ? [] : [[style === 'italic' ? `italic ${weight}` : weight, file]]
  })
  return Object.fromEntries(faces) as Record<string, string>
}
