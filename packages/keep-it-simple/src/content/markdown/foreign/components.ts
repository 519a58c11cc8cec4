import { BADGE_KINDS } from '../marks/badge-kinds.ts'
import { elementName, type Tag } from '../html/read-tag.ts'

interface ComponentProblem {
  readonly message: string
  readonly remedy: string
  /** What stands for the whole tag, where that is certain. */
  readonly after: string | undefined
}

/** What does the same here, by the names that VitePress, VuePress, plume, Docusaurus and Starlight use. */
const INSTEAD: Readonly<Record<string, string>> = {
  Badge: 'Write a badge: `[!tip new]`.',
  Tabs: 'Write `::: tabs`, and `@tab Title` before each part.',
  TabItem: 'Write `::: tabs`, and `@tab Title` before each part.',
  CodeGroup: 'Write `::: code-group` around the code blocks.',
  CodeBlock: 'Write a code block between two lines of three backticks.',
  Code: 'Write a code block between two lines of three backticks.',
  Card: 'Write `::: card Title`.',
  LinkCard: 'Write `::: link-card`.',
  CardGrid: 'Write `::: card-grid`.',
  CardGroup: 'Write `::: card-grid`.',
  Steps: 'Write `::: steps` around a numbered list.',
  FileTree: 'Write `::: file-tree` around a list.',
  Aside: 'Write `::: note`, the text and `:::`.',
  Admonition: 'Write `::: note`, the text and `:::`.',
  Callout: 'Write `::: note`, the text and `:::`.',
  Details: 'Write `::: details Title`, the text and `:::`.',
  Accordion: 'Write `::: collapse` around a list.',
  Image: 'Write the picture as `![what it shows](./name.png)`.',
  Icon: 'Write an icon as `::lucide:rocket::`.',
  Plot: 'Write hidden text as `!!text!!`.',
  RepoCard: 'Write `@[repo](owner/name)`.',
  VideoPlayer: 'Write `@[video](./clip.mp4 "Title")`.',
  YouTube: 'Write `@[youtube](id "Title")`.',
  BiliBili: 'Write `@[bilibili](id "Title")`.',
  PDF: 'Write `@[pdf](./name.pdf)`.',
  PdfViewer: 'Write `@[pdf](./name.pdf)`.',
  Mermaid: 'Write a code block with the name `mermaid`.',
  ClientOnly: 'Remove it: pages are HTML before any script runs.',
  Content: 'Write `<!-- @include: ./part.md -->` on a line of its own.',
  RouterLink: 'Write a link: `[words](./page.md)`.',
  Link: 'Write a link: `[words](./page.md)`.',
}

const DEFAULT =
  'Write a block of this engine, or one of your own (a folder of `blocks/`), instead; in backticks it is shown.'

/** A tag that is a component of Vue, React or Astro; a type in angle brackets, `<String>`, is none. */
export function componentProblem(tag: Tag): ComponentProblem | undefined {
  if (elementName(tag) !== undefined && tag.name !== 'PDF') return undefined
  const known = Object.hasOwn(INSTEAD, tag.name)
  const isUsed = tag.attributes.size > 0 || tag.closesItself || tag.closes
  if (!known && !isUsed && !tag.name.includes('-')) return undefined
  const after = tag.name === 'Badge' ? badgeFor(tag) : undefined
  return {
    message: `\`<${tag.name}>\` is a component of another tool.`,
    remedy: after === undefined ? (known ? INSTEAD[tag.name]! : DEFAULT) : `Write \`${after}\`.`,
    after,
  }
}

/** `<Badge type="tip" text="new" />` */
function badgeFor({ attributes, closesItself }: Tag): string | undefined {
  const text = attributes.get('text')
  const type = attributes.get('type') ?? 'info'
  const isPlain = [...attributes.keys()].every((name) => name === 'text' || name === 'type')
  const fits = text !== undefined && /^[^[\]\n{}]{1,60}$/.test(text)
  return closesItself && isPlain && fits && BADGE_KINDS.has(type) ? `[!${type} ${text}]` : undefined
}
