import type { Hooks } from 'keep-it-simple'

export const wordCount = (unit: string): Hooks => ({
  page: (page) =>
    page.type === 'content' && page.readingTime
      ? { data: { length: `${page.readingTime.words} ${unit}` } }
      : undefined,
})
