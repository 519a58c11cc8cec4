import { existsSync } from 'node:fs'
import type { Worker } from 'node:worker_threads'
import { afterAll, afterEach, expect, it } from 'vitest'
import { SmallRelease, type SmallPage } from '../support/small-release.ts'
import { contentPage } from '../support/sample-pages.ts'

/** So many that two threads draw them, fifty at a time. */
const PAGES: readonly SmallPage[] = Array.from({ length: 400 }, (_, at) =>
  contentPage(`/${at}/`, `Page ${at}`),
)
const workers: Worker[] = []
const remember = (worker: Worker): void => void workers.push(worker)
process.on('worker', remember)
afterAll(() => void process.off('worker', remember))
/** Node gives a thread the number -1 once it has ended. */
const running = (): number => workers.filter(({ threadId }) => threadId !== -1).length

let site: SmallRelease
afterEach(() => site.remove())

const drawn = (): string[] => {
  const folder = site.at('.content/releases/next')
  return PAGES.map(({ path }) => path).filter((path) => existsSync(`${folder}${path}index.html`))
}

/** Whether drawing failed, and what is left of it the moment that is known. */
async function givenUp(more: Parameters<SmallRelease['print']>[1] = {}) {
  workers.length = 0
  const error: unknown = await site.print(PAGES, more).then(
    () => undefined,
    (reason: unknown) => reason,
  )
  return { error: error as Error, begun: workers.length, running: running(), count: drawn().length }
}

it('draws all pages in threads where nothing is wrong, and has ended them then', async () => {
  site = new SmallRelease()
  const { error, begun, running, count } = await givenUp()
  expect(error).toBeUndefined()
  expect({ begun, running, count }).toEqual({ begun: 2, running: 0, count: 400 })
})

it('what fails beside the threads lets them draw no more, and waits until they have ended', async () => {
  site = new SmallRelease()
  const markdownOf = () => {
    throw new Error('The disk is full.')
  }
  const { error, begun, running, count } = await givenUp({ markdownOf })
  expect(error.message).toBe('The disk is full.')
  expect({ begun, running }).toEqual({ begun: 2, running: 0 })
  // Each may have been at its first fifty.
  expect(count).toBeLessThanOrEqual(100)
})

it('an error on one page ends every thread: nobody writes to the folder any more', async () => {
  site = new SmallRelease(`
    const DRAW = async (page, html) => {
      await new Promise((resolve) => setTimeout(resolve, 5))
      if (page.path === '/3/') throw new Error('Out of paper.')
      return html
    }`)
  const { error, begun, running, count } = await givenUp()
  expect(error.message).toBe('/3/: Out of paper.')
  expect({ begun, running }).toEqual({ begun: 2, running: 0 })
  expect(count).toBeLessThan(200)
})

it('a slot that throws is named with its page, and no thread begins more pages after it', async () => {
  site = new SmallRelease(`
    const DRAW = async (page, html) => {
      await new Promise((resolve) => setTimeout(resolve, 5))
      if (page.path !== '/3/') return html
      throw Object.assign(new Error('drawing', { cause: new Error('No title!') }), { slot: 'slots/Foot.tsx' })
    }`)
  const { error, begun, running, count } = await givenUp()
  expect(error).toMatchObject({
    diagnostics: [
      {
        code: 'slot-failed',
        file: 'slots/Foot.tsx',
        message: 'The slot cannot be drawn on /3/: No title.',
      },
    ],
  })
  expect({ begun, running }).toEqual({ begun: 2, running: 0 })
  expect(count).toBeLessThan(200)
})
