import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void

/** Serves on a free port of this machine until the test ends; where. */
export async function served(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** The same of one middleware: whatever it passes on is answered with 418, and why. */
export const servedBy = (middleware: Middleware): Promise<string> =>
  served((request, response) =>
    middleware(request, response, (error) =>
      response.writeHead(418).end(error instanceof Error ? error.message : 'passed on'),
    ),
  )
