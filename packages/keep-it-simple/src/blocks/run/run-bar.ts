import { pyodideVersion } from '#config/pyodide.ts'
import { fill } from '#locale/fill.ts'
import { escapeHtml } from '#model/escape-html.ts'
import { runLanguage } from '#model/runnable.ts'
import { pyodideFolder, runPlace, type RunPlace } from '#model/runner.ts'
import { blockStrings } from '#content/interface-strings.ts'
import { markDrawn } from '#content/markdown/blocks/mark-drawn.ts'
import type { PageEnv } from '#content/markdown/page-env.ts'
import type { FenceInfo } from '#content/markdown/code/fence-info.ts'
import words from './words.ts'

const PLAY =
  '<svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><path d="M6.500 4.500v11l9-5.500z"/></svg>'

/**
 * S4.19: the row beneath a program that a reader can run. It is hidden where there is no script; what
 * its buttons do is in `client.ts`. It names whom the program is sent to, before it is sent.
 */
export function runBar(info: FenceInfo, env: PageEnv): string {
  const language = info.run && !env.excerpt ? runLanguage(info.language) : undefined
  const { runners, base } = env
  const place =
    language && runners && runPlace(runners, language, base + pyodideFolder(pyodideVersion() ?? ''))
  if (!place) return ''
  markDrawn(env, 'run')
  const said = blockStrings(env, 'run', words)
  const protocol = place.protocol === undefined ? '' : ` data-protocol="${place.protocol}"`
  const edit = info.editable
    ? `<button class="btn btn--small" type="button" data-action="run" data-run="edit">${escapeHtml(said.edit)}</button>`
    : ''
  return (
    `<div class="run" data-state="idle" data-language="${language}" data-url="${escapeHtml(place.url)}"${protocol}>` +
    `<button class="btn btn--small" type="button" data-action="run" data-run="run">${PLAY}${escapeHtml(said.run)}</button>${edit}` +
    `<span class="run-said" role="status">${escapeHtml(whereOf(place, said))}</span></div>`
  )
}

/** An address without a host is this site's own; without any, nothing has to be fetched first. */
function whereOf(
  { url }: RunPlace,
  said: Readonly<Record<'where' | 'here' | 'atOnce', string>>,
): string {
  if (url === '') return said.atOnce
  return URL.canParse(url) ? fill(said.where, { host: new URL(url).host }) : said.here
}
