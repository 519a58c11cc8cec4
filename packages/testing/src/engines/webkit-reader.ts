import { spawn, type ChildProcess } from 'node:child_process'
import { answering, freePort } from '../loopback.ts'
import { SCREEN, WEBKIT_DRIVER } from './installed.ts'
import type { Key, Reader } from './reader.ts'
import { openSession, type Send } from './webdriver.ts'

/** As WebDriver names them. */
const KEYS: Readonly<Record<Key, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Shift: '\uE008',
}
/** Under this name WebDriver hands elements over. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

declare global {
  interface Window {
    complaints?: string[]
  }
}

/** Its driver has no word for the console: from when the document is there, the page takes notes. */
function listen(): void {
  const heard: string[] = []
  window.complaints = heard
  addEventListener('error', ({ message }) => heard.push(message))
  addEventListener('unhandledrejection', ({ reason }) => heard.push(String(reason)))
  const say = console.error.bind(console)
  console.error = (...words: unknown[]) => {
    heard.push(words.map(String).join(' '))
    say(...words)
  }
}

/** The browser of WebKitGTK on a screen of its own, driven by WebDriver. */
export async function webkitReader(): Promise<Reader> {
  const { screen, display } = await openScreen()
  const port = await freePort()
  const driver = spawn(WEBKIT_DRIVER, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display, LC_ALL: 'C.UTF-8' },
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}`
  await answering(`${url}/status`, `Does ${WEBKIT_DRIVER} start?`)
  const { send, end } = await openSession(url, {})
  const ask = asker(send)
  const resize = async (width: number, height: number) => {
    // The window has borders and a bar of its own: what they take is added.
    await send('window/rect', { width, height })
    const inner = await ask(() => [innerWidth, innerHeight] as const, undefined)
    await send('window/rect', { width: 2 * width - inner[0], height: 2 * height - inner[1] })
  }
  await resize(1440, 900)
  return {
    engine: 'webkit',
    open: async (address) => {
      await send('url', { url: address })
      await ask(listen, undefined)
    },
    ask,
    click: (selector) => patiently(async () => act(send, selector, 'click', {})),
    type: (selector, text) => patiently(async () => act(send, selector, 'value', { text })),
    press: async (key) => {
      const value = KEYS[key]
      const actions = [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]
      await send('actions', { actions: [{ type: 'key', id: 'keys', actions }] })
    },
    resize,
    picture: async () => Buffer.from((await send('screenshot')) as string, 'base64'),
    complaints: () => ask(() => window.complaints?.splice(0) ?? [], undefined),
    close: async () => {
      await end().catch(() => undefined)
      driver.kill()
      screen.kill()
    },
  }
}

async function act(send: Send, value: string, command: string, body: object): Promise<void> {
  const found = (await send('element', { using: 'css selector', value })) as Record<string, string>
  await send(`element/${found[ELEMENT]!}/${command}`, body)
}

/** What is not there yet, or still moves, is tried again. */
async function patiently(run: () => Promise<void>): Promise<void> {
  const end = Date.now() + 5_000
  for (;;) {
    try {
      return await run()
    } catch (error) {
      if (Date.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

/** Runs functions in the page; what they throw is thrown here. */
const asker =
  (send: Send): Reader['ask'] =>
  async (question, value) => {
    const script = `const done = arguments[1]; (async () => (${String(question)})(arguments[0]))().then((value) => done({ value }), (error) => done({ error: String(error) }))`
    const answer = (await send('execute/async', { script, args: [value ?? null] })) as {
      readonly value: never
      readonly error?: string
    }
    if (answer.error !== undefined) throw new Error(answer.error)
    return answer.value
  }

/** A screen nobody sees, under the next free number, which it writes to its fourth stream. */
async function openScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn(
    SCREEN,
    ['-displayfd', '3', '-screen', '0', '2000x1400x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  )
  const display = await new Promise<string>((resolve, reject) => {
    screen.once('exit', () => reject(new Error('Xvfb did not start')))
    screen.stdio[3]!.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`))
  })
  return { screen, display }
}
