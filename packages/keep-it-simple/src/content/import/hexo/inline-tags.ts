import type { Tag } from './tag-args.ts'
import type { TagSpace } from './tag-space.ts'

/** A tag that stands in a sentence, as Markdown of ours; `undefined` where it is not understood. */
type InlineTag = (tag: Tag, space: TagSpace) => string | undefined

const escapeLabel = (text: string): string => text.replace(/[[\]]/g, '\\$&')
const link = (text: string, url: string, title = ''): string =>
  `[${escapeLabel(text)}](${target(url)}${title === '' ? '' : ` "${title.replaceAll('"', "'")}"`})`
const target = (url: string): string => (/[\s()]/.test(url) ? `<${url}>` : url)

const isUrl = (text: string): boolean => /^(?:[a-z]{3,9}:\/\/|www\.|mailto:|\/)/i.test(text)

/** `title 'alt'` as Hexo takes it apart: by the quotes it begins and ends with. */
function titleAndAlt(meta: string): [string, string] {
  const first = meta.startsWith('"') ? '"?([^"]+)?"?' : "'?([^']+)?'?"
  const last = meta.endsWith('"') ? '"?([^"]+)?"?' : "'?([^']+)?'?"
  const match = new RegExp(`${first}\\s*${last}`).exec(meta)
  return [(match?.[1] ?? '').trim(), (match?.[2] ?? '').trim()]
}

/** `[class] path [width] [height] ["title" "alt"]`, the path being the first that `isPath` knows. */
function picture({ args }: Tag, space: TagSpace, isPath: (arg: string) => string | undefined) {
  const at = args.findIndex((arg) => isPath(arg) !== undefined)
  if (at === -1) return undefined
  const src = isPath(args[at]!)!
  const rest = args.slice(at + 1)
  while (rest.length > 0 && /^\d+$/.test(rest[0]!)) rest.shift()
  if (at > 0 || rest.length < args.length - at - 1)
    space.dropped('The size and the class of the picture are left out.')
  const [title, alt] = titleAndAlt(rest.join(' '))
  const words = alt === '' ? title : alt
  const caption = alt === '' || alt === title ? '' : ` "${title.replaceAll('"', "'")}"`
  return `![${escapeLabel(words === '' ? space.title : words)}](${target(src)}${caption})`
}

const video = (url: string): string | undefined => {
  const youtube =
    /(?:youtube(?:-nocookie)?\.com\/(?:embed\/|watch\?v=)|youtu\.be\/)([\w-]{11})/.exec(url)
  const bilibili = /bilibili\.com\/.*?\b(BV[0-9A-Za-z]{10})/.exec(url)
  if (youtube) return `@[youtube](${youtube[1]})`
  return bilibili ? `@[bilibili](${bilibili[1]})` : undefined
}

/** An embed is a line of its own. */
const alone = (line: string): string => `\n${line}\n`

const page =
  (host: (id: string) => string): InlineTag =>
  ({ args }, space) => {
    if (args[0] === undefined) return undefined
    space.dropped('The embedded page became a link.')
    return link(host(args[0]), host(args[0]))
  }

export const INLINE_TAGS: Readonly<Record<string, InlineTag>> = {
  asset_img: (tag, space) => picture(tag, space, space.assetPath),
  img: (tag, space) => picture(tag, space, (arg) => (isUrl(arg) ? arg : undefined)),
  asset_path: ({ args }, space) => space.assetPath(args[0] ?? ''),
  asset_link: ({ args }, space) => {
    const path = space.assetPath(args[0] ?? '')
    const words = args.slice(1).filter((word) => word !== 'true' && word !== 'false')
    return path === undefined ? undefined : link(words.join(' ') || args[0]!, path)
  },
  post_path: ({ args }, space) => space.post(args[0] ?? '')?.path,
  post_link: ({ args }, space) => {
    const [slug = '', anchor] = (args[0] ?? '').split('#')
    const post = space.post(slug)
    const words = args.slice(1).filter((word) => word !== 'true' && word !== 'false')
    if (!post) return undefined
    return link(
      words.join(' ') || post.title,
      post.path + (anchor === undefined ? '' : `#${anchor}`),
    )
  },
  link: ({ args }) => {
    const at = args.findIndex(isUrl)
    if (at === -1) return undefined
    const rest = args.slice(at + 1)
    if (rest[0] === 'true' || rest[0] === 'false') rest.shift()
    return link(args.slice(0, at).join(' ') || args[at]!, args[at]!, rest.join(' '))
  },
  label: ({ args }) => {
    const words = args.join(' ').split('@').slice(1).join('@').trim()
    return words === '' ? undefined : `==${words}==`
  },
  button: ({ args }) => {
    const [url = '', words = '', , title = ''] = args.join(' ').split(',')
    return url === '' ? undefined : link(words.trim() || url.trim(), url.trim(), title.trim())
  },
  youtube: ({ args }) =>
    args[0] === undefined ? undefined : alone(video(args[0]) ?? `@[youtube](${args[0]})`),
  vimeo: page((id) => `https://vimeo.com/${id}`),
  gist: page((id) => `https://gist.github.com/${id}`),
  jsfiddle: page((id) => `https://jsfiddle.net/${id}`),
  caniuse: page((id) => `https://caniuse.com/${id.split('@')[0]}`),
  iframe: (tag, space) => {
    const player = video(tag.args[0] ?? '')
    return player === undefined ? page((url) => url)(tag, space) : alone(player)
  },
  video: ({ args }, space) => {
    const [src = ''] = args
    const player = video(src)
    if (player !== undefined) return alone(player)
    return src === '' ? undefined : link(space.title, src)
  },
  pdf: ({ args }) => (args[0] === undefined ? undefined : link(args[0], args[0])),
  url_for: ({ args }) => args[0],
}

export const ALIASES: Readonly<Record<string, string>> = {
  btn: 'button',
  can: 'caniuse',
  image: 'img',
}
