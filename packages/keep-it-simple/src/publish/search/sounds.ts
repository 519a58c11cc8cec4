import { createRequire } from 'node:module'
import type * as Pinyin from 'pinyin-pro'

const load = createRequire(import.meta.url)
/** Its dictionary takes longer to load than an edited text to index, and most edits leave names alone. */
const engine = () => load('pinyin-pro') as typeof Pinyin

const HAN = /\p{Script=Han}+/gu
const words = new Intl.Segmenter('zh', { granularity: 'word' })

/**
 * How the Chinese of a name is typed by its sound, from each word to the end of its stretch: in full
 * (`shujukushiwu`, `shiwu`) and by first letters (`sjksw`, `sw`). Beginnings are found too.
 */
export function soundsOf(text: string): readonly string[] {
  let sounds = heard.get(text)
  if (!sounds) {
    if (heard.size >= REMEMBERED) heard.clear()
    sounds = readSounds(text)
    heard.set(text, sounds)
  }
  return sounds
}

/** Headings return on page after page. */
const heard = new Map<string, readonly string[]>()
const REMEMBERED = 10_000

function readSounds(text: string): string[] {
  const found = new Set<string>()
  for (const [run] of text.matchAll(HAN)) {
    const full = engine().pinyin(run, { toneType: 'none', type: 'array', v: true })
    for (const { index } of words.segment(run)) {
      const syllables = full.slice(index)
      const initials = syllables.map((one) => one[0]).join('')
      // One letter would be found by everything.
      if (initials.length > 1) found.add(initials)
      found.add(syllables.join(''))
    }
  }
  return [...found]
}

/** The common characters by their sound: those of GB 2312, first level, in its order. */
export function soundTable(): Record<string, string> {
  const decoder = new TextDecoder('gbk')
  const table: Record<string, string> = {}
  for (let high = 0xb0; high <= 0xd7; high++)
    for (let low = 0xa1; low <= (high === 0xd7 ? 0xf9 : 0xfe); low++) {
      const character = decoder.decode(Uint8Array.of(high, low))
      const sound = engine().pinyin(character, { toneType: 'none', v: true })
      table[sound] = (table[sound] ?? '') + character
    }
  return table
}
