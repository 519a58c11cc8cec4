import type { ViteDevServer } from 'vite'

const EMPTY = '<html><head></head><body></body></html>'

/**
 * What Vite adds to a document: its client, and what hot reloading of React needs. It is asked for an
 * empty one, because in ours it would put the base before addresses that have it already. `more` is
 * what we add ourselves.
 */
export async function withDevScripts(
  vite: ViteDevServer,
  url: string,
  html: string,
  more = '',
): Promise<string> {
  const [, added = ''] = /<head>([\s\S]*)<\/head>/.exec(await vite.transformIndexHtml(url, EMPTY))!
  return html.replace('<head>', () => `<head>${added}${more}`)
}

/** Vite writes the `%` of a folder's name into addresses as it is, and cannot read them itself. */
export const withPercentSigns = (url: string): string => url.replace(/%(?![\da-f]{2})/gi, '%25')
