import { copiedPlace } from '#config/copied-languages.ts'
import { fill } from '#locale/fill.ts'
import { escapeHtml } from '#model/escape-html.ts'
import { runLanguage, type RunLanguage } from '#model/runnable.ts'
import { isCopied, runPlace, type RunPlace } from '#model/runner.ts'
import { blockStrings } from '#content/interface-strings.ts'
import { markDrawn } from '#content/markdown/blocks/mark-drawn.ts'
import type { PageEnv } from '#content/markdown/page-env.ts'
import type { FenceInfo } from '#content/markdown/code/fence-info.ts'
import type { RunMeta } from './run-meta.ts'
import { megabytes } from './megabytes.ts'
import words from './words.ts'

const PLAY =
  '<svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><path d="M6.500 4.500v11l9-5.500z"/></svg>'

/**
 * S4.19: the row beneath a program that a reader can run. It is hidden where there is no script; what
 * its buttons do is in `client.ts`. It names whom the program is sent to, before it is sent.
 */
export function runBar(info: FenceInfo, env: PageEnv, meta: RunMeta = {}): string {
  const language = info.run && !env.excerpt ? runLanguage(info.language, info.engine) : undefined
  const copy = language && isCopied(language) ? copiedPlace(language, env.base) : undefined
  const place = language && env.runners && runPlace(env.runners, language, copy)
  if (!place || !language || (meta.reads && !takesInput(language, place))) return ''
  markDrawn(env, 'run')
  const said = blockStrings(env, 'run', words)
  const edit = info.readonly
    ? ''
    : `<button class="btn btn--small" type="button" data-action="run" data-run="edit">${escapeHtml(said.edit)}</button>`
  const attributes = {
    state: 'idle',
    language,
    url: place.url,
    protocol: place.protocol,
    bytes: place.bytes?.toString(),
    download: place.download?.toString(),
    session: info.session,
    setup: meta.setup?.name,
    'setup-text': meta.setup?.text,
  }
  return (
    `<div class="run" data-nosnippet${dataOf(attributes)}>` +
    `<button class="btn btn--small" type="button" data-action="run" data-run="run">${PLAY}${escapeHtml(said.run)}</button>${edit}` +
    `<span class="run-said" role="status">${escapeHtml(whereOf(place, said))}</span></div>`
  )
}

const dataOf = (values: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` data-${name}="${escapeHtml(value)}"`))
    .join('')

/** The public services of Go and Kotlin have no way to hand a program its input. */
const takesInput = (language: RunLanguage, { protocol }: RunPlace): boolean =>
  language === 'python' || language === 'rust' || protocol === 'json'

/** An address without a host is this site's own; without any, nothing has to be fetched first. */
function whereOf(
  { url, download = 0 }: RunPlace,
  said: Readonly<Record<'where' | 'here' | 'atOnce', string>>,
): string {
  if (url === '') return said.atOnce
  return URL.canParse(url)
    ? fill(said.where, { host: new URL(url).host })
    : fill(said.here, { size: megabytes(download) })
}
