/** The languages in which an author reads what is wrong, and what a command did. */
export const MESSAGE_LANGUAGES = ['zh-CN', 'en-US'] as const

export type MessageLanguage = (typeof MESSAGE_LANGUAGES)[number]

type Environment = Readonly<Record<string, string | undefined>>

/** The language a terminal is set to: the first of these variables that is set decides. */
export function terminalLanguage({ LC_ALL, LC_MESSAGES, LANG }: Environment): MessageLanguage {
  const named = [LC_ALL, LC_MESSAGES, LANG].find((one) => one !== undefined && one !== '')
  return named !== undefined && /^zh(?:[-_.@]|$)/i.test(named) ? 'zh-CN' : 'en-US'
}
