import type { Token } from 'markdown-it'
import { findIcon } from '#content/icon-sets.ts'
import { report, type PageEnv } from '#content/markdown/page-env.ts'
import { readOptionalSource } from '#content/markdown/sources.ts'
import { ICONS_FILE } from '#content/saved-icons.ts'
import type { IconMeta } from './icon-meta.ts'
import { inlineTokens } from '#content/markdown/marks/problems.ts'

/** Finds the drawings of a page's icons and reports unknown names. */
export async function findIcons(tokens: readonly Token[], env: PageEnv): Promise<void> {
  const found = [...inlineTokens(tokens, ({ type }) => type === 'icon')]
  const times = new Map<string, number>()
  for (const { token } of found) {
    const { name } = token.meta as IconMeta
    times.set(name, (times.get(name) ?? 0) + 1)
  }
  // With another file of saved icons the page is compiled again.
  if (found[0]) readOptionalSource(env, `/${ICONS_FILE}`, env.firstLine + found[0].line)
  const drawn = new Set<string>()
  for (const { token, line } of found) {
    const meta = token.meta as IconMeta
    const icon = await findIcon(meta.name, env.docs)
    if ('glyph' in icon) {
      const part = drawn.has(meta.name) ? 'again' : times.get(meta.name)! > 1 ? 'first' : undefined
      drawn.add(meta.name)
      token.meta = { ...meta, glyph: icon.glyph, ...(part && { part }) }
    } else
      report(
        env,
        { severity: 'error', code: 'unknown-icon', ...icon },
        { line: env.firstLine + line },
      )
  }
}
