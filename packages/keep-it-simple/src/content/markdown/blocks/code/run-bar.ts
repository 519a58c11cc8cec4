import { pyodideVersion } from '#config/pyodide.ts'
import { fill } from '#locale/fill.ts'
import { escapeHtml } from '#model/escape-html.ts'
import { runLanguage } from '#model/runnable.ts'
import { pyodideFolder, runPlace, type RunPlace } from '#model/runner.ts'
import { strings, type CompilerStrings } from '../../../interface-strings.ts'
import type { PageEnv } from '../../page-env.ts'
import type { FenceInfo } from './fence-info.ts'

const PLAY =
  '<svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><path d="M6.500 4.500v11l9-5.500z"/></svg>'

/**
 * S4.19: the row beneath a program that a reader can run. It is hidden where there is no script; what
 * its buttons do is in `theme/block-assets/run.ts`. It names whom the program is sent to, before it is sent.
 */
export function runBar(info: FenceInfo, env: PageEnv): string {
  const language = info.run && !env.excerpt ? runLanguage(info.language) : undefined
  const { runners, base } = env
  const place =
    language && runners && runPlace(runners, language, base + pyodideFolder(pyodideVersion() ?? ''))
  if (!place) return ''
  env.assets.add('run')
  const words = strings(env)
  const protocol = place.protocol === undefined ? '' : ` data-protocol="${place.protocol}"`
  const edit = info.editable
    ? `<button class="btn btn--small" type="button" data-action="run" data-run="edit">${escapeHtml(words.runEdit)}</button>`
    : ''
  return (
    `<div class="run" data-state="idle" data-language="${language}" data-url="${escapeHtml(place.url)}"${protocol}>` +
    `<button class="btn btn--small" type="button" data-action="run" data-run="run">${PLAY}${escapeHtml(words.run)}</button>${edit}` +
    `<span class="run-said" role="status">${escapeHtml(whereOf(place, words))}</span></div>`
  )
}

/** An address without a host is this site's own. */
function whereOf({ url }: RunPlace, words: CompilerStrings): string {
  return URL.canParse(url) ? fill(words.runWhere, { host: new URL(url).host }) : words.runHere
}
