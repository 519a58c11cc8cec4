import type { DeskWords } from './desk-words.ts'

/** Why a picture was not saved. */
export function pictureRefusal(words: DeskWords, error: string): string {
  if (error === 'no-page') return words.noPage
  if (error === 'too-large') return words.tooLarge
  return error === 'no-picture' ? words.noPicture : words.refused
}

/** Why no editor was opened, or nothing was mended. */
export function problemRefusal(words: DeskWords, error: string): string {
  if (error === 'no-editor') return words.noEditor
  return error === 'changed' || error === 'no-file' ? words.changed : words.refused
}
