import type { AuthorWords } from '#locale/words.ts'

/** Words of the interface for other languages, and single words changed in Chinese or English. */
export const words: AuthorWords = {}
