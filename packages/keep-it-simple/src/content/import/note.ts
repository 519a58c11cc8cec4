/** Something a report says of one file that was imported, at a line of that file. */
export interface Note {
  /** 1-based; absent when the whole file is meant. */
  readonly line?: number
  readonly message: string
}

/** What the conversions of one file say: what they changed, and what they leave to the author. */
export interface Notes {
  readonly changes: Note[]
  readonly todo: Note[]
}

export const noted = (message: string, line: number | undefined): Note =>
  line === undefined ? { message } : { line, message }

/** A value as a report shows it: on one line, and not the whole of a long one. */
export function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
  const line = text.replace(/\s+/g, ' ').trim()
  return `\`${line.length > 80 ? `${line.slice(0, 79)}…` : line}\``
}
