import type { AddressInfo } from 'node:net'
import { expect, it, vi } from 'vitest'
import { startedDev } from '../../tests/support/dev-of-sources.ts'
import { contentPage } from '../../tests/support/sample-pages.ts'

const find = async () => contentPage('/a/', 'A')

/** What an open page hears, from the moment Vite greets it. */
async function opened(origin: string, token: string) {
  const heard: unknown[] = []
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/?token=${token}`, 'vite-hmr')
  const greeted = new Promise((resolve, reject) => {
    socket.addEventListener('message', resolve, { once: true })
    socket.addEventListener('error', reject)
  })
  await greeted
  socket.addEventListener('message', ({ data }) => heard.push(JSON.parse(String(data))))
  const say = (event: string, data: unknown) =>
    socket.send(JSON.stringify({ type: 'custom', event, data }))
  return { heard, say, close: () => socket.close() }
}

const UPDATE = { type: 'custom', event: 'content:update' }

it('open pages hear that the content is another, unless they know already', async () => {
  const { dev, origin } = await startedDev({ find })
  const page = await opened(origin, dev.vite.config.webSocketToken)
  dev.refresh(false)
  dev.refresh(true)
  await vi.waitFor(() => expect(page.heard).toEqual([UPDATE]), { timeout: 15_000 })
  page.close()
})

it('a page that was drawn before an edit and listens after it hears of it', async () => {
  const { dev, ask, origin } = await startedDev({ find })
  dev.refresh(false)
  expect(await (await ask('/a/')).text()).toContain('data-content="1"')
  const page = await opened(origin, dev.vite.config.webSocketToken)
  page.say('content:listening', '1')
  page.say('content:listening', '1')
  page.say('content:listening', '0')
  await vi.waitFor(() => expect(page.heard).toHaveLength(1), { timeout: 15_000 })
  expect(page.heard).toEqual([{ ...UPDATE, data: undefined }])
  page.close()
})

it('what draws pages and what every page loads is read before anybody asks', async () => {
  const { dev } = await startedDev({ find })
  await dev.warm()
  const { client } = dev.vite.environments
  const known = [...client.moduleGraph.urlToModuleMap.keys()]
  expect(known).toEqual(
    ['boot.ts', 'actions.ts', 'search.tsx', 'browser.tsx'].map((name) => `/src/app/entry-${name}`),
  )
})

it('but a browser that waits for its document is not kept waiting', async () => {
  const { dev, ask } = await startedDev({ find })
  await ask('/a/')
  await dev.warm()
  expect([...dev.vite.environments.client.moduleGraph.urlToModuleMap.keys()]).toEqual([])
})

it('a port that is taken is an error', async () => {
  const first = await startedDev({})
  const second = await startedDev({})
  const { port } = first.dev.http.address() as AddressInfo
  second.dev.http.close()
  await expect(second.dev.listen(port)).rejects.toThrow('EADDRINUSE')
})

it('no page of another site may have an editor opened, and strange names are no error', async () => {
  const { ask } = await startedDev({ media: () => undefined })
  expect((await ask('/__open-in-editor?file=a')).status).toBe(403)
  expect((await ask('/100%.png')).status).toBe(404)
})
