import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** Bytes a second and milliseconds of delay: the fair line of `scripts/weigh/reader/line.ts`. */
const RATE = 1_250_000
const DELAY = 20

export interface SlowLine {
  readonly url: string
  /** Bytes that have gone to the reader since the last time somebody asked. */
  readonly take: () => number
  readonly close: () => void
}

/**
 * A line between reader and server that counts. The browser's own throttle holds back the page and not
 * its workers, and programs are fetched and run by workers.
 */
export async function slowLine(target: string, port: number): Promise<SlowLine> {
  const { port: there } = new URL(target)
  const sockets = new Set<Socket>()
  let bytes = 0
  let free = 0
  const deliver = async (from: Socket, to: Socket) => {
    for await (const chunk of from as AsyncIterable<Buffer>) {
      const now = performance.now()
      free = Math.max(free, now) + (chunk.length / RATE) * 1000
      await sleep(free - now + DELAY)
      bytes += chunk.length
      to.write(chunk)
    }
    to.end()
  }
  const server = createServer((reader) => {
    const site = connect(Number(there), '127.0.0.1')
    for (const socket of [reader, site]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy())
    }
    reader.pipe(site)
    deliver(site, reader).catch(() => reader.destroy())
  })
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve))
  const take = () => {
    const taken = bytes
    bytes = 0
    return taken
  }
  const close = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  return { url: `http://127.0.0.1:${port}`, take, close }
}
