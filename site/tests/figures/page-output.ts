import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export function pageText(article: string): string {
  return readFileSync(join(import.meta.dirname, '../../docs', article), 'utf8')
}

/**
 * What the verified programs of an article print, in the order of the page. Figures are compared with
 * this text: CI runs the programs, so that a figure cannot disagree with them for long.
 */
export function pageOutputs(text: string): string[] {
  return [...text.matchAll(/^```text output\n(.*?)^```$/gms)].map(([, output]) => output!)
}

/** The numbers in each line, percent signs and thousands separators aside. */
export function rowsOf(output: string): number[][] {
  return output
    .trim()
    .split('\n')
    .map((line) =>
      [...line.replace(/(\d),(?=\d{3})/g, '$1').matchAll(/\d+(?:\.\d+)?/g)].map(Number),
    )
}
