import { isDeepStrictEqual } from 'node:util'
import type { Diagnostic } from '#model/diagnostic.ts'
import { historyProblems } from '../enrich/enrich-pages.ts'
import { readHistory, type History } from '../enrich/git-log.ts'
import { staleTranslations } from '../enrich/stale-translations.ts'
import type { CompilerSettings } from '../settings.ts'
import type { LiveSite } from './live-site.ts'

/** What the repository knows of the pages; read behind, because a long history takes seconds. */
export class LiveHistory {
  private found: History | 'shallow' | 'none' = 'none'
  private stale: readonly Diagnostic[] = []

  get commits(): History | 'shallow' | 'none' {
    return this.found
  }

  get problems(): readonly Diagnostic[] {
    return [...historyProblems(this.found), ...this.stale]
  }

  /** Whether there is one. */
  async read(docs: string): Promise<boolean> {
    this.found = await readHistory(docs)
    return typeof this.found !== 'string'
  }

  /** Looks for translations behind their originals; whether pages show something else now. */
  async compare(site: LiveSite, settings: CompilerSettings): Promise<boolean> {
    if (typeof this.found === 'string') return false
    const { pages, translations } = site.map
    const stale: Diagnostic[] = []
    const behind = await staleTranslations(pages, translations, this.found, settings, stale)
    this.stale = stale
    if (isDeepStrictEqual(behind, site.behind)) return false
    site.behind = behind
    return true
  }
}
