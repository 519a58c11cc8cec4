export interface Listing {
  readonly language: string
  readonly code: string
}

const FENCE =
  /^(?<indent> *)(?<ticks>`{3,})(?<language>[\w-]*)[^\n]*\n(?<code>[\s\S]*?)^\k<indent>\k<ticks>[ \t]*$/gm

/** The fenced code of a page. */
export const listingsOf = (markdown: string): Listing[] =>
  [...markdown.matchAll(FENCE)].map(({ groups }) => ({
    language: groups!['language']!,
    code: groups!['code']!.replaceAll(new RegExp(`^${groups!['indent']}`, 'gm'), ''),
  }))

/** The rest of it, front matter included. */
export const withoutListings = (markdown: string): string => markdown.replaceAll(FENCE, '')
