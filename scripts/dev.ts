import { fork, type ChildProcess } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'

/** An editor writes a file in several steps. */
const SETTLE = 150

/** `npm run dev`: a session of writing, begun anew when a setting is saved, since Node reads a module once. */
const root = join(import.meta.dirname, '..')
let session: ChildProcess | undefined
let settling: NodeJS.Timeout | undefined

function begin(): void {
  const child = fork(join(root, 'scripts/dev-session.ts'))
  session = child
  child.on('exit', (code, signal) => {
    if (session !== child) return
    session = undefined
    // A setting that cannot be read is mended in `site/`; a port that is taken is not.
    if (code !== 1) process.exit(code ?? (signal ? 1 : 0))
    console.error('Waiting for a change in site/ …')
  })
}

function beginAnew(): void {
  const old = session
  session = undefined
  if (!old) return begin()
  // The port is free when the old session is gone.
  old.once('exit', begin)
  old.kill()
}

watch(join(root, 'site'), () => {
  clearTimeout(settling)
  settling = setTimeout(beginAnew, SETTLE)
})
begin()
