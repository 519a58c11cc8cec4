/** A line of a terminal: what was typed, with the prompt before it, or what came back. */
export interface SessionLine {
  readonly prompt: string
  readonly text: string
  readonly output: boolean
}

const PROMPT = '$ '
const CONTINUATION = '> '

/** The lines of a block in which commands stand after `$ `; `undefined` when none does. */
export function readSession(lines: readonly string[]): readonly SessionLine[] | undefined {
  if (!lines.some((line) => line.startsWith(PROMPT))) return undefined
  let command: string | undefined
  return lines.map((line) => {
    const goesOn = command !== undefined && isOpen(command)
    const prompt = line.startsWith(PROMPT)
      ? PROMPT
      : goesOn && line.startsWith(CONTINUATION)
        ? CONTINUATION
        : ''
    const text = line.slice(prompt.length)
    if (prompt === PROMPT) command = text
    else if (goesOn) command += `\n${text}`
    else command = undefined
    return { prompt, text, output: command === undefined && line.trim() !== '' }
  })
}

/** Longer than anybody types; beyond it nothing is counted any more. */
const MAX_COMMAND = 4_000

/** Whether the shell would ask for more: npm and others print `> ` themselves, so it matters. */
function isOpen(command: string): boolean {
  if (command.length > MAX_COMMAND) return false
  const heredoc = /<<-?\s*['"]?(\w+)/.exec(command)?.[1]
  if (heredoc !== undefined) return !command.split('\n').includes(heredoc)
  if (/(?:\\|\||&&|[({]|\b(?:do|then|else))$/.test(command)) return true
  return (
    PAIRS.some(([open, close]) => count(command, open) > count(command, close)) ||
    openQuote(command)
  )
}

/** Words a command of several lines begins a part with, and those that end it. */
const PAIRS = [
  [/\bdo\b/g, /\bdone\b/g],
  [/\bthen\b/g, /\bfi\b/g],
  [/\bcase\b/g, /\besac\b/g],
] as const

const count = (text: string, word: RegExp): number => text.match(word)?.length ?? 0

function openQuote(command: string): boolean {
  let quote = ''
  for (let at = 0; at < command.length; at++) {
    const character = command[at]!
    if (character === '\\' && quote !== "'") at++
    else if (quote === character) quote = ''
    else if (quote === '' && (character === '"' || character === "'")) quote = character
  }
  return quote !== ''
}
