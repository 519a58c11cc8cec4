/** Words a reader takes in per minute: Chinese characters and Latin words count alike. */
const WORDS_PER_MINUTE = 300

export interface ReadingTime {
  readonly minutes: number
  readonly words: number
}

const HAN = /\p{Script=Han}/gu
const WORD = /[\p{L}\p{N}]+(?:['’_-][\p{L}\p{N}]+)*/gu

/** Han characters one by one, everything else by the word. */
export function countWords(text: string): number {
  const han = text.match(HAN)?.length ?? 0
  const latin = text.replace(HAN, ' ').match(WORD)?.length ?? 0
  return han + latin
}

export function readingTime(words: number): ReadingTime {
  return { words, minutes: Math.floor((words / WORDS_PER_MINUTE) * 100) / 100 }
}

/** S5.8: `undefined` stands for 'less than 1 minute'. */
export function shownMinutes(time: ReadingTime): number | undefined {
  return time.minutes < 1 ? undefined : Math.round(time.minutes)
}
