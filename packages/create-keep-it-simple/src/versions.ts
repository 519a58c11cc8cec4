import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Written when the starter is packed, beside the compiled modules. */
export const PACKED = 'versions.json'
const ENGINE = join(import.meta.dirname, '../../keep-it-simple/package.json')

export type Versions = Readonly<Record<'keep-it-simple' | 'react' | 'react-dom', string>>

/** What a site depends on: the engine and its required peers, as the engine's own manifest names them. */
export function readVersions(): Versions {
  const packed = join(import.meta.dirname, PACKED)
  if (existsSync(packed)) return JSON.parse(readFileSync(packed, 'utf8')) as Versions
  const { version, peerDependencies } = JSON.parse(readFileSync(ENGINE, 'utf8')) as {
    version: string
    peerDependencies: Record<'react' | 'react-dom', string>
  }
  const { react, 'react-dom': dom } = peerDependencies
  return { 'keep-it-simple': `^${version}`, react, 'react-dom': dom }
}
