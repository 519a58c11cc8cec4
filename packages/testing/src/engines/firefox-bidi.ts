#!/usr/bin/env node
import { spawn } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { createInterface } from 'node:readline'
import { WebSocket, WebSocketServer } from 'ws'
import { FIREFOX } from './installed.ts'

/**
 * Firefox as Playwright starts it. Playwright asks every new window for an appearance, by a command
 * that Debian's Firefox does not know yet, and gives up when it is refused. Between the two stands
 * this program: it says yes to that command, and hands on everything else as it is.
 */
const UNKNOWN = 'emulation.setMediaFeaturesOverride'
const LISTENING = /WebDriver BiDi listening on (ws:\/\/\S+)/

const firefox = spawn(FIREFOX, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] })
firefox.once('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
  process.on(signal, () => firefox.kill(signal))

createInterface(firefox.stderr).on('line', (line) => {
  const url = LISTENING.exec(line)?.[1]
  if (url === undefined) return console.error(line)
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.on('connection', (client) => connect(client, `${url}/session`))
  server.once('listening', () => {
    const { port } = server.address() as AddressInfo
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${port}`)
  })
})

function connect(client: WebSocket, url: string): void {
  const browser = new WebSocket(url, { maxPayload: 256 * 1024 * 1024 })
  const opened = new Promise((resolve) => browser.once('open', resolve))
  client.on('message', (message: Buffer) => {
    const text = message.toString()
    const { id, method } = JSON.parse(text) as { readonly id: number; readonly method: string }
    if (method === UNKNOWN) client.send(JSON.stringify({ type: 'success', id, result: {} }))
    else void opened.then(() => browser.send(text))
  })
  browser.on('message', (message: Buffer) => client.send(message.toString()))
  client.once('close', () => browser.close())
  browser.once('close', () => client.close())
}
