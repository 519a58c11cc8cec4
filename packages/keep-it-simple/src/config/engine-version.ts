import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ENGINE } from './engine-files.ts'

export function engineVersion(): string {
  const { version } = JSON.parse(readFileSync(join(ENGINE, 'package.json'), 'utf8')) as {
    version: string
  }
  return version
}
