import { fork, type ChildProcess } from 'node:child_process'
import { existsSync, readdirSync, watch } from 'node:fs'
import { join } from 'node:path'
import { authorTheme } from '#config/author/theme.ts'
import { checkDevPaths } from '#config/bundler-paths.ts'
import { ENGINE } from '#config/engine-files.ts'
import type { Command, CommandInput } from './command.ts'
import { portOf } from './port.ts'

/** An editor writes a file in several steps. */
const SETTLE = 150
/** What a change of needs a new session: Node reads a module once. */
const SETTINGS = /^(?:site\.config\.\w+|settings[/\\].*|locale[/\\].*|blocks(?:[/\\].*)?)$/
/** Of blocks, what Vite follows by itself: styles and what runs in the browser. */
const IN_BROWSER = /\.(?:css|[jt]sx)$|[/\\]client\.[jt]s$/

const FOLDERS = ['settings', 'locale', 'blocks']
/** Their files may be edited while a session goes on, but not come or go. */
const DOORS = ['layouts']

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
      console.error('Waiting for a change of the settings …')
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

  const changed = (name: string | null) => {
    if (name === null || !SETTINGS.test(name) || IN_BROWSER.test(name)) return
    clearTimeout(settling)
    settling = setTimeout(beginAnew, SETTLE)
  }
  const watched = new Set<string>()
  const watchFolder = (folder: string) => {
    if (watched.has(folder)) return
    try {
      watch(join(root, folder), { recursive: true }, (_event, name) => {
        if (DOORS.includes(folder)) came()
        else changed(`${folder}/${name}`)
      })
      watched.add(folder)
    } catch {
      // The author has no such folder, or not yet.
    }
  }
  // What is edited follows by itself; what comes or goes changes how the application is compiled.
  let doors = doorsOf(root)
  const came = () => {
    const now = doorsOf(root)
    if (now === doors) return
    doors = now
    clearTimeout(settling)
    settling = setTimeout(beginAnew, SETTLE)
  }
  watch(root, (_event, name) => {
    if ([...FOLDERS, ...DOORS].includes(name ?? '')) watchFolder(name!)
    changed(name)
    came()
  })
  ;[...FOLDERS, ...DOORS].forEach(watchFolder)
  begin()
  return new Promise<never>(() => undefined)
}

/** Which layouts there are, and whether there is a style sheet of the author's; slots follow by themselves. */
function doorsOf(root: string): string {
  const layouts = existsSync(join(root, 'layouts')) ? readdirSync(join(root, 'layouts')) : []
  return JSON.stringify([layouts, authorTheme(root)])
}
