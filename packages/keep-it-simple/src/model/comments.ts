/** S3.7: discussions of a repository, shown beneath pages by giscus. */
export interface CommentSettings {
  readonly repo: string
  readonly repoId: string
  readonly category: string
  readonly categoryId: string
  /** How a page finds its discussion; a page's `commentID` names it outright. */
  readonly mapping?: 'pathname' | 'url' | 'title' | 'og:title' | 'specific' | 'number'
  readonly strict?: boolean
  readonly reactionsEnabled?: boolean
  readonly inputPosition?: 'top' | 'bottom'
  readonly lightTheme?: string
  readonly darkTheme?: string
  /** The frame loads when it comes near, once it has been asked for. */
  readonly lazyLoading?: boolean
  /** Where giscus runs; the public one unless you have your own. */
  readonly host?: string
  /** `button` (usual): when the reader asks. `near`: by itself, when the reader comes near. */
  readonly load?: 'button' | 'near'
}

/** S9.10 */
const LANGUAGES =
  'ar be bg ca cs da de en eo es eu fa fr gr gsw hbs he hu id it ja kh ko nl pl pt ro ru th tr uk uz vi zh-CN zh-TW'.split(
    ' ',
  )
const FALLBACK = 'en'
const PUBLIC_HOST = 'https://giscus.app'

/** Whose frame the widget is. */
export const commentOrigin = ({ host = PUBLIC_HOST }: CommentSettings): string =>
  new URL(host).origin

/** S9.10: the language itself, or the one it is a kind of, or English. */
export function commentLanguage(lang: string): string {
  const base = lang.split('-')[0]!
  return [lang, base].find((one) => LANGUAGES.includes(one)) ?? FALLBACK
}

/** What stands in the page for the script that loads the widget. */
export interface CommentPlan {
  readonly host: string
  readonly load: 'button' | 'near'
  readonly light: string
  readonly dark: string
  /** Attributes of the widget. */
  readonly widget: Readonly<Record<string, string>>
  /** Where the discussion can be read without it. */
  readonly link: string
}

interface CommentedPage {
  readonly path: string
  readonly lang: string
  readonly frontmatter: { readonly comments?: boolean; readonly commentID?: string }
}

/** S2.6.11: nothing without all four names of the repository, or where the page wants none. */
export function commentPlan(
  settings: CommentSettings | undefined,
  page: CommentedPage,
): CommentPlan | undefined {
  if (!settings || page.frontmatter.comments === false) return undefined
  const { repo, repoId, category, categoryId, host = PUBLIC_HOST } = settings
  if (!repo || !repoId || !category || !categoryId) return undefined
  const { commentID } = page.frontmatter
  const given = settings.mapping ?? 'pathname'
  const mapping = commentID === undefined || given === 'number' ? given : 'specific'
  const term = commentID ?? page.path
  const flag = (value: boolean | undefined) => (value === false ? '0' : '1')
  return {
    host,
    load: settings.load ?? 'button',
    light: settings.lightTheme ?? 'light',
    dark: settings.darkTheme ?? 'dark',
    widget: {
      host,
      repo,
      repoid: repoId,
      category,
      categoryid: categoryId,
      mapping,
      term,
      strict: flag(settings.strict),
      reactionsenabled: flag(settings.reactionsEnabled),
      emitmetadata: '0',
      inputposition: settings.inputPosition ?? 'top',
      lang: commentLanguage(page.lang),
      loading: settings.lazyLoading === false ? 'eager' : 'lazy',
    },
    link:
      mapping === 'number'
        ? `https://github.com/${repo}/discussions/${term}`
        : `https://github.com/${repo}/discussions?discussions_q=${encodeURIComponent(term)}`,
  }
}
