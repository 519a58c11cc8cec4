/** Plugins that ship no types of their own. */
declare module 'markdown-it-footnote' {
  import type { MarkdownIt } from 'markdown-it'
  export default function footnote(md: MarkdownIt): void
}
declare module 'markdown-it-mark' {
  import type { MarkdownIt } from 'markdown-it'
  export default function mark(md: MarkdownIt): void
}
declare module 'markdown-it-emoji/lib/data/full.mjs' {
  const names: Readonly<Record<string, string>>
  export default names
}
declare module 'markdown-it-task-lists' {
  import type { MarkdownIt } from 'markdown-it'
  export default function taskLists(
    md: MarkdownIt,
    options?: { enabled?: boolean; label?: boolean; labelAfter?: boolean },
  ): void
}
