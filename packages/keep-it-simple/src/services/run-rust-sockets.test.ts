import type { AddressInfo } from 'node:net'
import { expect, it, vi } from 'vitest'
import { WebSocketServer } from 'ws'
import {
  begin,
  EXECUTE,
  LIMITS,
  open,
  run,
  serve,
  type Heard,
} from '../../tests/support/rust-host.ts'
import { createEngine } from './run-rust.ts'

it('opens a dropped socket again once, and says so when that does not help', async () => {
  let drops = 1
  const { engine, sockets } = await serve((say, peer) => {
    if (drops-- > 0) return peer.terminate()
    say('Begin')
    say('End', { success: true })
  })
  expect(await run(engine)).toMatchObject({ ok: true })
  expect(sockets()).toBe(2)
  drops = 9
  expect(await run(engine)).toMatchObject({ ok: false, fault: 'unreachable' })
  expect(sockets()).toBe(3)
})

it('a socket cut in the middle is reported, and the next run opens another', async () => {
  let cut = true
  const { engine } = await serve((say, peer) => {
    say('Begin')
    if (cut) return peer.terminate()
    say('End', { success: true })
  })
  expect(await run(engine)).toMatchObject({ ok: false, fault: 'cut' })
  cut = false
  expect(await run(engine)).toMatchObject({ ok: true })
})

it('hears only its own number, and rubbish is a fault', async () => {
  const { engine } = await serve((say, peer) => {
    say('Begin')
    const meta = { sequenceNumber: 99 }
    peer.send(JSON.stringify({ type: `${EXECUTE}Stdout`, payload: 'theirs', meta }))
    peer.send('{')
  })
  expect(await run(engine)).toEqual({ ok: false, fault: 'answer', printed: ['release'] })
})

it('hears frames it knows, with its number, and until the end', async () => {
  let isSecond = false
  const { engine } = await serve((say, peer) => {
    const print = { type: `${EXECUTE}Stdout`, payload: 'late, or of nobody' }
    peer.send(JSON.stringify(print))
    if (isSecond) peer.send(JSON.stringify({ ...print, meta: { sequenceNumber: 0 } }))
    isSecond = true
    say('Begin')
    say('Stdout', { text: 'none' })
    say('Status', { success: true })
    say('Stdout', 'heard')
    say('End', { success: true })
  })
  const first = begin(engine)
  expect(await first.ended).toEqual({ ok: true, exit: 0 })
  await run(engine)
  expect(first.printed).toEqual(['release', 'stdout: heard'])
})

it('a frame without a type is a fault, and the next run opens another socket', async () => {
  const { engine, sockets } = await serve((say, peer) => {
    if (sockets() === 1) return peer.send('{}')
    say('Begin')
    say('End', { success: true })
  })
  expect(await run(engine)).toMatchObject({ ok: false, fault: 'answer' })
  expect(await run(engine)).toMatchObject({ ok: true })
  expect(sockets()).toBe(2)
})

it('asks for nothing before it is greeted back', async () => {
  const order: string[] = []
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  open.push(server)
  server.on('connection', (peer) => {
    const greeting = JSON.stringify({ type: 'websocket/connected' })
    peer.send(JSON.stringify({ type: 'featureFlags' }))
    peer.on('message', (data: Buffer) => {
      const { type } = JSON.parse(data.toString()) as Heard
      order.push(type)
      if (type !== 'websocket/connected') return peer.terminate()
      setTimeout(() => {
        order.push('greeted back')
        peer.send(greeting)
      }, 20)
    })
  })
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await run(createEngine({ url: `ws://127.0.0.1:${port}/` }))
  const once = ['websocket/connected', 'greeted back', `${EXECUTE}Request`]
  expect(order).toEqual([...once, ...once])
})

it('counts the time of the program from where it begins', async () => {
  const { engine } = await serve((say) => say('Begin'))
  const { ended } = begin(engine, undefined, { ...LIMITS, milliseconds: 20 })
  expect(await ended).toEqual({ ok: false, fault: 'time', detail: '0.02' })
})

it('a program that is stopped ends there too; one that has ended takes nothing along', async () => {
  const begun = Promise.withResolvers<void>()
  let answers = true
  const { engine, sockets, closed } = await serve((say) => {
    say('Begin')
    if (answers) say('End', { success: true })
    else begun.resolve()
  })
  const past = begin(engine)
  await past.ended
  past.cancel()
  answers = false
  const { ended, cancel } = begin(engine)
  await begun.promise
  expect(sockets()).toBe(1)
  cancel()
  expect(await ended).toEqual({ ok: false, fault: 'cancelled' })
  await closed
  answers = true
  expect(await run(engine)).toMatchObject({ ok: true })
  expect(sockets()).toBe(2)
})

it('leaves when the page does', async () => {
  const { engine, closed } = await serve((say) => {
    say('Begin')
    say('End', { success: true })
  })
  engine.close()
  await run(engine)
  engine.close()
  expect(await closed).toBeUndefined()
})

it('a socket that was closed meanwhile does not count as a failure', async () => {
  let drops = 0
  const own = Promise.withResolvers<unknown>()
  const Usual = WebSocket
  vi.stubGlobal(
    'WebSocket',
    class extends Usual {
      constructor(url: string) {
        super(url)
        this.addEventListener('open', () => this.addEventListener('close', own.resolve))
      }
    },
  )
  const { engine, server } = await serve((say, peer) => {
    if (drops-- > 0) return peer.terminate()
    say('Begin')
    say('End', { success: true })
  })
  await run(engine)
  server.clients.forEach((one) => one.terminate())
  await own.promise
  // Those who listen longer have heard of it, too.
  await new Promise(setImmediate)
  drops = 1
  expect(await run(engine)).toMatchObject({ ok: true })
})

it('nobody there is a plain fault; a service that comes back is found', async () => {
  const { engine, port, server } = await serve(() => {})
  await new Promise((resolve) => server.close(resolve))
  expect(await run(engine)).toMatchObject({ fault: 'unreachable' })
  await serve((say) => {
    say('Begin')
    say('End', { success: true })
  }, port)
  expect(await run(engine)).toMatchObject({ ok: true })
})
