import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { checkDevPaths } from '#config/bundler-paths.ts'
import { ENGINE } from '#config/engine-files.ts'
import type { Command, CommandInput } from './command.ts'
import { portOf } from './port.ts'
import { complain } from './say.ts'
import { watchFiles } from './watch-files.ts'

/** An editor writes a file in several steps. */
const SETTLE = 150
/** What a session is made from. */
const WATCHED = /^(?:site\.config\.\w+|theme\.css|(?:settings|locale|blocks|layouts)(?:\/.*)?)$/
/** Not the temporary files of an editor. */
const SOURCE = /\.(?:css|json|ya?ml|[cm]?[jt]sx?)$/
/** What may be edited while a session goes on: Vite follows it; other modules Node reads only once. */
const FOLLOWED = /\.css$|^layouts\/|^blocks\/.*(?:\.[jt]sx|\/client\.[jt]s)$/

export const dev: Command = {
  usage: '[--port 5173]',
  summary: 'serve the site while you write; drafts are shown, saving updates the page',
  options: { port: { type: 'string' } },
  optionHelp: { port: 'another port than 5173; the variable PORT does the same' },
  run: watchSettings,
}

/** A session of writing, begun anew when a setting is saved. */
async function watchSettings({ root, flags }: CommandInput): Promise<never> {
  checkDevPaths(root, ENGINE)
  const port = portOf(flags['port'], 5173)
  let session: ChildProcess | undefined
  let settling: NodeJS.Timeout | undefined
  let leaving = false

  function begin(): void {
    const child = fork(join(import.meta.dirname, './dev-session.ts'), [root, String(port)], {
      // Vite reads it: a shell that says `production` would get a page that follows no edit.
      env: { ...process.env, NODE_ENV: 'development' },
    })
    session = child
    child.on('exit', (code, signal) => {
      if (session !== child) return
      session = undefined
      // A setting that cannot be read is mended by saving it; a port that is taken is not.
      if (code !== 1) process.exit(code ?? (signal ? 1 : 0))
      complain('Waiting for a change of the settings …')
    })
  }

  function beginAnew(): void {
    // One that begins when the old session is gone reads what has been saved by then.
    if (leaving) return
    const old = session
    session = undefined
    if (!old) return begin()
    leaving = true
    // The port is free when the old session is gone.
    old.once('exit', () => {
      leaving = false
      begin()
    })
    old.kill()
  }

  await watchFiles(
    root,
    (path) => WATCHED.test(path),
    (event, path) => {
      if (!SOURCE.test(path) || (event === 'change' && FOLLOWED.test(path))) return
      clearTimeout(settling)
      settling = setTimeout(beginAnew, SETTLE)
    },
  )
  begin()
  return new Promise<never>(() => undefined)
}
