import { spawn, type ChildProcess } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type Page } from 'playwright-core'
import { CHROMIUM_ARGUMENTS, executablePath } from 'keep-it-simple-testing/chromium.ts'
import { watchMemory } from './tree-memory.ts'

/** A dev server of any generator, and the page that is looked at. */
export interface DevServer {
  readonly command: readonly string[]
  readonly cwd: string
  readonly url: string
  /** The page's source; a line is put before its first second-level heading. */
  readonly file: string
}

export interface DevCost {
  /** Milliseconds from the start of the command to a page with its styles and a heading of its text. */
  readonly first: number
  /** Milliseconds from a save to the text on the screen, each. */
  readonly edits: readonly number[]
  /** Most memory of all its processes together, in MB. */
  readonly memory: number
}

/** Longer than any of them takes. */
const PATIENCE = 600_000
/** Between two edits, as a hasty author would make them. */
const PAUSE = 1_500

/** Starts it, opens the page, edits the page's file again and again, and stops it. */
export async function devCost(server: DevServer, edits: number): Promise<DevCost> {
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGUMENTS })
  const page = await browser.newPage()
  const before = readFileSync(server.file, 'utf8')
  const started = performance.now()
  const [program = '', ...args] = server.command
  const child = spawn(program, args, { cwd: server.cwd, stdio: 'ignore', detached: true })
  const memory = watchMemory(child.pid!)
  try {
    await opened(page, server.url, child)
    const first = performance.now() - started
    await wait(2 * PAUSE)
    const times: number[] = []
    for (let round = 0; round < edits; round++) {
      const mark = `edit-${round}-${Math.round(started)}`
      writeFileSync(server.file, before.replace(/^## /m, `${mark}\n\n$&`))
      const saved = performance.now()
      await page.waitForFunction((text) => document.body.innerText.includes(text), mark, {
        timeout: PATIENCE,
      })
      times.push(performance.now() - saved)
      await wait(PAUSE)
    }
    return { first, edits: times, memory: memory() }
  } finally {
    writeFileSync(server.file, before)
    await browser.close()
    // With all it started; it has a group of its own.
    process.kill(-child.pid!)
    await wait(PAUSE)
  }
}

/** When the page has a heading of its text and a sheet; not every generator draws the title. */
async function opened(page: Page, url: string, child: ChildProcess): Promise<void> {
  const until = performance.now() + PATIENCE
  // A browser that was refused once takes its time before it asks again.
  while (!(await isHeard(new URL(url)))) {
    if (child.exitCode !== null) throw new Error(`The dev server ended with ${child.exitCode}`)
    if (performance.now() > until) throw new Error(`${url} did not come`)
    await wait(10)
  }
  // What an author waits for is the text with its styles; scripts may still be on their way.
  await page.goto(url, { timeout: PATIENCE, waitUntil: 'commit' })
  await page.locator('main h2').first().waitFor({ timeout: PATIENCE })
  await page.waitForFunction(() => document.styleSheets.length > 0)
}

/** Whether somebody listens there. */
const isHeard = ({ hostname, port }: URL): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
