import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { setEnv } from './set-env.ts'

/** As if it were not installed. */
const MISSING = 'exit 1'

/** A compiler whose programs are scripts of the shell; what is none is refused. */
export const GO = `
case "$1" in
  version) echo 'go version go1.2.3 linux/amd64' ;;
  *) sh -n main.go && cp main.go main && chmod +x main ;;
esac`

/** Until the test has ended, these commands are found before all others; compilers not named are missing. */
export function scriptTools(scripts: Readonly<Record<string, string>> = {}): void {
  const folder = mkdtempSync(join(tmpdir(), 'tools-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const all = { go: MISSING, rustc: MISSING, java: MISSING, ...scripts }
  for (const [name, script] of Object.entries(all)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`)
    chmodSync(join(folder, name), 0o755)
  }
  setEnv('PATH', `${folder}${delimiter}${process.env['PATH']}`)
}
