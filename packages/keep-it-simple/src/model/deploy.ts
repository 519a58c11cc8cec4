/** Where a site can be served from; `npx kis build` writes what each of them reads. */
export type Host = 'nginx' | 'cloudflare-pages' | 'netlify' | 'vercel' | 'github-pages'

/** Parts of the Content-Security-Policy that a setting may widen. */
export type PolicyDirective =
  | 'script-src'
  | 'style-src'
  | 'img-src'
  | 'font-src'
  | 'connect-src'
  | 'media-src'
  | 'frame-src'
  | 'worker-src'
  | 'form-action'

export type Policy = Readonly<Partial<Record<PolicyDirective, readonly string[]>>>

/** What the owner sets in `site.config.ts`. */
export interface DeploySettings {
  readonly hosts: readonly Host[]
  /** Files compressed by the build, for hosts that send them as they are. */
  readonly compress: readonly ('brotli' | 'gzip')[]
  /** How many earlier builds keep their hashed files in `dist/`, for tabs that are still open. */
  readonly keepBuilds: number
  /** Sources beyond the site's own, added to the policy. */
  readonly allow: Policy
}
