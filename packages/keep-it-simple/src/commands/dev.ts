import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { checkDevPaths } from '#config/bundler-paths.ts'
import { ENGINE } from '#config/engine-files.ts'
import type { Command, CommandInput } from './command.ts'
import type { FromSession, ToSession } from './dev-messages.ts'
import { portOf } from './port.ts'
import { watchFiles } from './watch-files.ts'

/**
 * Room for what is young, in MB. V8 keeps the pages in which objects were young for later ones, and with
 * its usual 64 MB that adds up to a hundred megabytes in some hundred edits.
 */
const LITTLE_YOUNG = '--max-semi-space-size=4'

/** Milliseconds: an editor writes a file in several steps. */
const SETTLE = 50
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

/**
 * A session of writing. When a setting is saved, another one begins beside it and takes its place once
 * it can answer; where that one cannot read the settings, the first goes on and says so in its pages.
 */
async function watchSettings({ root, flags }: CommandInput): Promise<never> {
  checkDevPaths(root, ENGINE)
  const port = portOf(flags['port'], 5173)
  let session: ChildProcess | undefined
  let next: ChildProcess | undefined
  let settling: NodeJS.Timeout | undefined
  const tell = (child: ChildProcess | undefined, message: ToSession) =>
    void (child?.connected && child.send(message))

  function begin(): void {
    next?.kill()
    const place = session ? 'next' : 'first'
    const child = fork(join(import.meta.dirname, './dev-session.ts'), [root, String(port), place], {
      // Vite reads it: a shell that says `production` would get a page that follows no edit.
      env: { ...process.env, NODE_ENV: 'development' },
      execArgv: [...process.execArgv, LITTLE_YOUNG],
    })
    if (session) next = child
    else session = child
    child.on('message', (message: FromSession) => hear(child, message))
    child.on('exit', (code, signal) => {
      if (child === next) next = undefined
      // A port that is taken is not mended by saving a setting.
      if (child === session) process.exit(code ?? (signal ? 1 : 0))
    })
  }

  function hear(child: ChildProcess, message: FromSession): void {
    if (message.say === 'failed' && child === next) {
      tell(session, { say: 'problems', diagnostics: message.diagnostics })
    } else if (message.say === 'ready' && child === next) tell(session, { say: 'leave' })
    else if (message.say === 'left' && child === session && next) tell(next, { say: 'listen' })
    else if (message.say === 'listening' && child === next) {
      const old = session
      session = child
      next = undefined
      tell(old, { say: 'end' })
    }
  }

  watchFiles(
    root,
    (path) => WATCHED.test(path),
    (event, path) => {
      if (!SOURCE.test(path) || (event === 'change' && FOLLOWED.test(path))) return
      clearTimeout(settling)
      settling = setTimeout(begin, SETTLE)
    },
  )
  begin()
  return new Promise<never>(() => undefined)
}
