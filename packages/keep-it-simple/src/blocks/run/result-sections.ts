import { resultText } from '#model/sql/result-text.ts'
import { textOfLine, type OutputLine } from './output-lines.ts'
import type { ResultTable } from './use-run.ts'

/** A part of what was printed; with a table, the lines say the same. */
export interface ResultSection {
  readonly lines: readonly OutputLine[]
  readonly table?: ResultTable
}

/** What was printed, with the tables where their lines stand; lines that differ from the page stay lines. */
export function resultSections(
  lines: readonly OutputLine[],
  tables: readonly ResultTable[],
): ResultSection[] {
  if (lines.some(({ sign }) => sign !== undefined)) return [{ lines }]
  const texts = lines.map(textOfLine)
  const sections: ResultSection[] = []
  let at = 0
  for (const table of tables) {
    const own = resultText(table).trimEnd().split('\n')
    const start = texts.findIndex(
      (_, from) => from >= at && own.every((text, n) => texts[from + n]?.trimEnd() === text),
    )
    if (start === -1) return [{ lines }]
    if (start > at) sections.push({ lines: lines.slice(at, start) })
    sections.push({ lines: lines.slice(start, start + own.length), table })
    at = start + own.length
  }
  if (at < lines.length) sections.push({ lines: lines.slice(at) })
  return sections.length > 0 ? sections : [{ lines }]
}

/** An empty line between two tables needs no place of its own. */
export const isBlank = ({ lines, table }: ResultSection): boolean =>
  table === undefined && lines.every((line) => textOfLine(line) === '')
