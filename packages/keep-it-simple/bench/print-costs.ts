import type { Cost } from './run-measured.ts'
import type { Weight } from './weigh-article.ts'

/** The longest is that of a peer whose name is long. */
const line = (name: string, text: string) => console.log(name.padEnd(28) + text)

export function printCost(name: string, { seconds, work, memory }: Cost): void {
  const figures = [
    `${seconds.toFixed(1).padStart(8)} s`,
    `${work.toFixed(1).padStart(9)} s of all cores`,
    `${String(memory).padStart(7)} MB`,
  ]
  line(name, figures.join(''))
}

export function printWeight(name: string, { bytes, fonts, requests }: Weight): void {
  const kilobytes = (size: number) => (size / 1000).toFixed(1).padStart(8)
  line(name, `${kilobytes(bytes)} kB, fonts${kilobytes(fonts)} kB, ${requests} requests`)
}

export const printStage = (name: string, seconds: number): void =>
  line(`  ${name}`, `${seconds.toFixed(1).padStart(8)} s`)

export const printRatio = (name: string, value: number): void =>
  line(name, value.toFixed(2).padStart(8))
