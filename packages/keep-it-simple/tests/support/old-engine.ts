import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What an engine may lack, and how a current one is made to read a file as if it lacked it. */
const LACKING = {
  layers: [/@layer\b/g, '@no-layer'],
  'light-dark()': [/\blight-dark\(/g, 'no-light-dark('],
  ':has()': [/:has\(/g, ':no-has('],
  // The attribute in documents and in sheets, the property in scripts, the state everywhere.
  popover: [/(?<=[\s[{,])popover(?=[=:\]])|(?<=\s)popovertarget(?==)|(?<=:)popover-open/g, 'no-$&'],
} as const
type Feature = keyof typeof LACKING

/**
 * Engines from before the baseline, by the newest releases that lacked something: unknown names are
 * left out of a sheet by the rules all engines follow, so renaming a feature takes it away.
 */
export const OLD_ENGINES: Readonly<Record<string, readonly Feature[]>> = {
  'Safari 15.3, Firefox 96, Chrome 98': ['layers', 'light-dark()', ':has()', 'popover'],
  'Safari 16': ['light-dark()', 'popover'],
  'Chrome 122': ['light-dark()'],
  'Firefox 120': [':has()', 'popover'],
}

const TEXTS = /^(?:text\/(?:html|css|javascript)|application\/(?:javascript|json))/

/** The same site for an engine that lacks these. */
export async function serveTo(
  lacks: readonly Feature[],
  url: string,
): Promise<{ readonly url: string; readonly close: () => void }> {
  const server = createServer((request, response) => {
    const answer = async () => {
      const got = await fetch(new URL(request.url ?? '/', url))
      const type = got.headers.get('content-type') ?? ''
      const bytes = Buffer.from(await got.arrayBuffer())
      response.writeHead(got.status, { 'content-type': type, 'cache-control': 'no-store' })
      response.end(TEXTS.test(type) ? asReadBy(lacks, bytes.toString()) : bytes)
    }
    answer().catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const asReadBy = (lacks: readonly Feature[], text: string): string =>
  lacks.reduce((read, feature) => {
    const [name, unknown] = LACKING[feature]
    return read.replace(name, unknown)
  }, text)

/** Runs in the page before anything else: an engine without popovers has no functions for them. */
export function forgetPopovers(): void {
  for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
    delete (HTMLElement.prototype as unknown as Record<string, unknown>)[name]
}
