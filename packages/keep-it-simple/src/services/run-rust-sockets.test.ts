import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { WebSocketServer } from 'ws'
import { begin, EXECUTE, open, run, serve, type Heard } from '../../tests/support/rust-host.ts'
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
