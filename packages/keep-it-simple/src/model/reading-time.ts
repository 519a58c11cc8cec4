/** Words a reader takes in per minute: Chinese and Japanese characters and other words count alike. */
const WORDS_PER_MINUTE = 300

export interface ReadingTime {
  readonly minutes: number
  readonly words: number
}

const SQUARE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/gu
/** Scripts that write words without spaces between them. */
const UNSPACED = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]+/gu
const WORD = /[\p{L}\p{N}]+(?:['’_-][\p{L}\p{N}]+)*/gu

/** By the script of the text: Han and kana one by one, everything else by the word. */
export function countWords(text: string): number {
  const square = text.match(SQUARE)?.length ?? 0
  const spaced = text.replace(SQUARE, ' ').replace(UNSPACED, separated)
  return square + (spaced.match(WORD)?.length ?? 0)
}

function separated(run: string): string {
  const words = new Intl.Segmenter(undefined, { granularity: 'word' })
  // A mark above a letter would end the word.
  return [...words.segment(run)].map(({ isWordLike }) => (isWordLike ? ' x ' : ' ')).join('')
}

export function readingTime(words: number): ReadingTime {
  return { words, minutes: Math.floor((words / WORDS_PER_MINUTE) * 100) / 100 }
}

/** S5.8: `undefined` stands for 'less than 1 minute'. */
export function shownMinutes(time: ReadingTime): number | undefined {
  return time.minutes < 1 ? undefined : Math.round(time.minutes)
}
