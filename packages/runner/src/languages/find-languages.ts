import type { Settings } from '../settings.ts'
import { findGo } from './go.ts'
import { findKotlin } from './kotlin.ts'
import type { Language } from './language.ts'
import { findRust } from './rust.ts'

/** What this machine can run, by the last part of its address. */
export async function findLanguages(settings: Settings): Promise<Map<string, Language>> {
  const found = await Promise.all([
    findGo(settings).then((language) => ['go', language] as const),
    findRust().then((language) => ['rust', language] as const),
    findKotlin(settings).then((language) => ['kotlin', language] as const),
  ])
  return new Map(found.flatMap(([name, language]) => (language ? [[name, language]] : [])))
}
