import { execFileSync } from 'node:child_process'
import type { CompilerSettings } from '#content/settings.ts'
import { withSite, type Files, type TinySite } from './tiny-site.ts'

/** An address that must never leave a build. */
export const SECRET = 'someone.private@mail.example'

/** A site in a repository of its own, with commits at fixed times. */
export class SiteHistory {
  readonly site: TinySite
  constructor(site: TinySite) {
    this.site = site
    this.git('init', '-q', '-b', 'main')
    this.git('config', 'commit.gpgsign', 'false')
  }
  git(...args: string[]): void {
    execFileSync('git', args, {
      cwd: this.site.root,
      env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null' },
    })
  }
  commit(message: string, date: string, author = `Ada <${SECRET}>`, folder = 'docs'): void {
    this.git('add', '-A', folder)
    const [name, email] = author.slice(0, -1).split(' <') as [string, string]
    execFileSync('git', ['commit', '-q', '-m', message], {
      cwd: this.site.root,
      env: {
        ...process.env,
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_AUTHOR_NAME: name,
        GIT_AUTHOR_EMAIL: email,
        GIT_COMMITTER_NAME: name,
        GIT_COMMITTER_EMAIL: email,
        GIT_AUTHOR_DATE: date,
        GIT_COMMITTER_DATE: date,
      },
    })
  }
}

export const withHistory = (
  files: Files,
  use: (history: SiteHistory) => Promise<void>,
  override: Partial<CompilerSettings> = {},
) => withSite(files, (site) => use(new SiteHistory(site)), override)
