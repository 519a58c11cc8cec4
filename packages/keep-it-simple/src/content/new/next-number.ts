import { existsSync, readdirSync } from 'node:fs'
import { numberOf } from '../place.ts'

/** The number after the last one of a folder, as wide as the others are written: `8`, or `08`. */
export function nextNumber(folder: string): string {
  const names = existsSync(folder) ? readdirSync(folder) : []
  const numbers = names.flatMap((name) => numberOf(name) ?? [])
  const width = Math.max(0, ...names.flatMap((name) => /^(0\d*)\./.exec(name)?.[1]?.length ?? []))
  return String(Math.max(0, ...numbers) + 1).padStart(width, '0')
}
