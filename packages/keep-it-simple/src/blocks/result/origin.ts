import { readFileSync } from 'node:fs'
import { basename, extname, join } from 'node:path'
import type { Token } from 'markdown-it'
import { fill } from '#locale/fill.ts'
import { shortDay } from '#model/date.ts'
import { escapeHtml } from '#model/escape-html.ts'
import { toHref } from '#model/path.ts'
import type { ClaimFile } from '#content/claims/claim.ts'
import { blockStrings, strings } from '#content/interface-strings.ts'
import { publishGenerated } from '#content/markdown/media/generated-files.ts'
import type { PageEnv } from '#content/markdown/page-env.ts'
import type { Proof } from '#content/proofs.ts'
import words from './words.ts'

/** What a page can say of a result. */
export interface Origin extends Record<string, unknown> {
  readonly state: 'open' | 'verified' | 'recorded' | 'shown' | 'not-executed'
  /** The script, its parts, and the file shown. */
  readonly files: readonly ClaimFile[]
  /** With what and when it was executed or recorded. */
  readonly proof?: Proof
}

/** Digits of a hash that tell two files apart at a glance; the whole is in the tooltip. */
const SHORT = 8

/** The line beneath a listing: what printed it, and when that was seen. */
export function originLine(env: PageEnv, origin: Origin): string {
  const said = blockStrings(env, 'result', words)
  const [script] = origin.files
  const by = script ? [fill(escapeHtml(said.printedBy), { script: linkTo(env, script) })] : []
  const parts = origin.files.slice(1).map((file) => linkTo(env, file))
  const line = [...by, ...parts, ...stateOf(env, origin)].join(' · ')
  const kind = origin.state === 'verified' ? '' : ` data-state="${origin.state}"`
  return line === '' ? '' : `<p class="verified" data-nosnippet${kind}>${line}</p>\n`
}

/** The same in the caption of a figure, with what is needed to compute it again. */
export function originCaption(env: PageEnv, origin: Origin): string {
  const said = blockStrings(env, 'result', words)
  const files = origin.files.map((file) => {
    const title = `SHA-256 ${file.hash}`
    return `${linkTo(env, file)} <code title="${title}">${file.hash.slice(0, SHORT)}</code>`
  })
  const recompute =
    files.length === 0 ? [] : [escapeHtml(said.recompute + said.colon) + files.join(' · ')]
  const line = [...recompute, ...stateOf(env, origin)].join(' · ')
  return line === ''
    ? ''
    : `<p class="origin" data-nosnippet data-state="${origin.state}">${line}</p>`
}

function stateOf(env: PageEnv, { state, proof }: Origin): string[] {
  const said = blockStrings(env, 'result', words)
  if (state === 'not-executed') return [escapeHtml(said.notExecuted)]
  if (!proof || state === 'open') return []
  const { tool, date } = proof
  const day = `<time datetime="${escapeHtml(date)}">${escapeHtml(dayOrMonth(date, env.lang))}</time>`
  const text = state === 'verified' ? strings(env).verified : said[state]
  return [fill(escapeHtml(text), { tool: escapeHtml(tool), date: day })]
}

/** Of a run made long ago sometimes only the month is known. */
const dayOrMonth = (date: string, lang: string): string =>
  date.length > 7 || /^zh\b/.test(lang)
    ? shortDay(date, lang)
    : new Intl.DateTimeFormat(lang, { year: 'numeric', month: 'short', timeZone: 'UTC' }).format(
        new Date(`${date}-01T00:00:00Z`),
      )

const linkTo = (env: PageEnv, file: ClaimFile): string => {
  const name = escapeHtml(basename(file.path))
  return `<a href="${escapeHtml(toHref(env.base, publicPath(file)))}" download="${name}">${name}</a>`
}

/** The name carries the hash, as that of a picture does. */
function publicPath({ path, hash }: ClaimFile): string {
  const extension = extname(path)
  return `/media/${basename(path, extension)}.${hash.slice(0, SHORT)}${extension}`
}

/** Scripts and data are published with the page that names them. */
export async function publishOrigins(tokens: readonly Token[], env: PageEnv): Promise<void> {
  for (const { meta } of tokens) {
    const { origin } = (meta ?? {}) as { origin?: Origin }
    for (const file of origin?.files ?? []) {
      const path = publicPath(file)
      if (file.path.startsWith('docs/'))
        env.pictures.push({ file: file.path.slice('docs/'.length), publicPath: path })
      else publishGenerated(env, path, () => readFileSync(join(env.docs, '..', file.path)))
    }
  }
}
