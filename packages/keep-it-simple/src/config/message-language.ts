import {
  MESSAGE_LANGUAGES,
  terminalLanguage,
  type MessageLanguage,
} from '#model/message-language.ts'

/** What the settings say; before they are read, and where they say nothing, the terminal decides. */
let chosen: MessageLanguage | undefined

/** The language in which this process speaks to the author. */
export const messageLanguage = (): MessageLanguage => chosen ?? terminalLanguage(process.env)

/** Follows the setting `messages` of what an author wrote, even if other settings are wrong. */
export function followMessages(input: unknown): void {
  const wanted =
    typeof input === 'object' && input !== null && 'messages' in input ? input.messages : undefined
  chosen = MESSAGE_LANGUAGES.find((lang) => lang === wanted)
}
