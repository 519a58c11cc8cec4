import { readFileSync } from 'node:fs'
import { checkFrontMatter } from '../front-matter.ts'
import { takeTitle } from '../heading-title.ts'
import { placeFile } from '../place.ts'
import { scanDocs } from '../scan.ts'
import type { CompilerSettings } from '../settings.ts'
import { decodeSource, splitSource } from '../source.ts'

/** Addresses of the pages a site has already, in small letters: hosts may not tell capitals apart. */
export function takenAddresses(settings: CompilerSettings): Set<string> {
  const taken = new Set(settings.collections.flatMap((one) => ('link' in one ? [one.link] : [])))
  for (const { file, absolute } of scanDocs(settings.docs).files) {
    const { text = '' } = decodeSource(file, readFileSync(absolute))
    const { data, salvaged } = checkFrontMatter(file, takeTitle(splitSource(file, text).source))
    const value = (data ?? salvaged)?.permalink
    const { place } = placeFile(file, { value, line: undefined }, settings)
    if (place) taken.add(place.path.toLowerCase())
  }
  return taken
}
