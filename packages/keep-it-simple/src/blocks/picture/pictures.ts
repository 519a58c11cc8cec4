import type { MarkdownIt, Renderer, Token } from 'markdown-it'
import { escapeHtml } from '#model/escape-html.ts'
import { fixIn } from '#model/fix.ts'
import { decodePath, splitLink } from '#model/path.ts'
import { blockStrings } from '#content/interface-strings.ts'
import { markDrawn } from '#content/markdown/blocks/mark-drawn.ts'
import { nearest } from '#model/nearest.ts'
import { placePicture, type Picture } from '#content/markdown/media/picture.ts'
import type { WantedSize } from '#content/markdown/html/picture-tag.ts'
import { PositionFinder } from '#content/markdown/position-finder.ts'
import { fixPlace, pageEnv, report, type PageEnv } from '#content/markdown/page-env.ts'
import words from './words.ts'

/** What may stand behind a picture's path: `![…](a.svg#dark-only)`. */
const MARKS = ['no-view', 'light-only', 'dark-only'] as const
/** About what a phone shows of an article before it is scrolled, title and all, in characters. */
const FIRST_SCREEN = 400

/** What is known of a picture before its file is looked at. */
interface PictureMeta extends Record<string, unknown> {
  readonly written: string
  readonly line: number
  /** A reader may open it in the viewer. */
  readonly view: boolean
  readonly marks: ReadonlySet<string>
  /** Of `<img width>`. */
  readonly wanted?: WantedSize
  picture?: Picture
}

/** Pictures: words for everybody, a size before they load, and a caption when they stand alone. */
export function pictures(md: MarkdownIt): void {
  md.core.ruler.push('pictures', (state) => {
    const env = pageEnv(state.env)
    let map: readonly [number, number] = [0, 1]
    state.tokens.forEach((block, index) => {
      map = block.map ?? map
      if (block.type !== 'inline') return
      const isHeading = state.tokens[index - 1]?.type === 'heading_open'
      let links = isHeading ? 1 : 0
      const finder = new PositionFinder(env, map)
      for (const token of block.children ?? []) {
        if (token.type === 'link_open') links++
        if (token.type === 'link_close') links--
        if (token.type === 'image') token.meta = describe(env, token, finder, links === 0)
      }
    })
  })
  md.renderer.rules['image'] = drawPicture
}

function describe(env: PageEnv, token: Token, finder: PositionFinder, free: boolean): PictureMeta {
  const written = String(token.attrGet('src') ?? '')
  // `<img>` knows its line, and how wide it is to be.
  const tag = token.meta as Partial<Pick<PictureMeta, 'wanted' | 'line'>> | null
  const found = finder.find(written)
  const line = tag?.line ?? found.line
  if (token.content.trim() === '')
    report(
      env,
      {
        severity: 'error',
        code: 'missing-alt',
        message: 'The picture has no text for those who cannot see it.',
        remedy: tag
          ? 'Write what it shows: `<img alt="…">`.'
          : 'Write what it shows between the brackets: `![…](…)`.',
        ...nameAsWords(env, written, line),
      },
      { line },
    )
  const marks = new Set(splitLink(written).hash.slice(1).split(',').filter(Boolean))
  for (const mark of marks) if (!MARKS.some((one) => one === mark)) unknownMark(env, mark, line)
  const view = free && env.viewer !== false && !marks.has('no-view')
  return { written, line, marks, view, ...(tag?.wanted && { wanted: tag.wanted }) }
}

/** Better than nothing to begin with: what the author called the file, as words. */
function nameAsWords(env: PageEnv, written: string, line: number) {
  const words = decodePath(splitLink(written).path)
    .replace(/^.*\//, '')
    .replace(/\.\w+$/, '')
    .replace(/[-_.\s]+/g, ' ')
    .trim()
  const place = fixPlace(env, line)
  const before = [written, decodePath(written)]
    .map((one) => `![](${one}`)
    .find((one) => place.text?.includes(one))
  // A name that only a camera gave says nothing.
  if (
    before === undefined ||
    !/\p{L}{2}/u.test(words) ||
    /^(?:img|dsc|image|photo|pic) ?\d*$/i.test(words)
  )
    return {}
  return fixIn(place, before, before.replace('![]', `![${words}]`), `Write \`![${words}]\``)
}

function unknownMark(env: PageEnv, mark: string, line: number): void {
  const guess = nearest(mark, MARKS)
  report(
    env,
    {
      severity: 'error',
      code: 'unknown-picture-mark',
      message: `\`#${mark}\` behind a picture means nothing.`,
      remedy: guess ? `Did you mean \`#${guess}\`?` : `There are ${MARKS.join(', ')}.`,
      ...(guess && fixIn(fixPlace(env, line), mark, guess)),
    },
    { line },
  )
}

/** Looks at the files: between parsing and drawing, because that has to be waited for. */
export async function preparePictures(tokens: readonly Token[], env: PageEnv): Promise<void> {
  let before = 0
  let hasFirst = false
  for (const block of tokens) {
    const above = before
    before += block.content.length
    for (const token of block.type === 'inline' ? (block.children ?? []) : []) {
      if (token.type !== 'image') continue
      markDrawn(env, 'picture')
      const meta = token.meta as PictureMeta
      const picture = await placePicture(env, meta.written, meta.line)
      if (picture) meta.picture = picture
      const half = meta.marks.has('light-only') || meta.marks.has('dark-only')
      // What the page opens with comes first; of a pair only one is ever shown.
      if (above > FIRST_SCREEN || half || hasFirst) token.attrSet('loading', 'lazy')
      else token.attrSet('fetchpriority', 'high')
      token.attrSet('decoding', 'async')
      hasFirst = true
    }
  }
}

const drawPicture: Renderer['rules'][string] = (tokens, index, options, rawEnv, renderer) => {
  const env = pageEnv(rawEnv)
  const token = tokens[index]!
  const { picture: found, view, marks, wanted } = token.meta as PictureMeta
  const picture = found && wanted ? resized(found, wanted) : found
  token.attrSet('alt', renderer.renderInlineAsText(token.children ?? [], options, rawEnv))
  if (picture) {
    token.attrSet('src', picture.src)
    if (picture.width !== undefined) token.attrSet('width', String(picture.width))
    if (picture.height !== undefined) token.attrSet('height', String(picture.height))
    if (picture.tone !== undefined) token.attrSet('class', picture.tone)
  }
  const image = `<img${renderer.renderAttrs(token)}>`
  const drawn =
    picture && picture.sources.length > 0 ? responsive(image, token, picture, env, wanted) : image
  const half = [...marks].find((mark) => mark.endsWith('-only'))
  const kind = half === undefined ? '' : ` ${half}`
  if (!view || !picture) return half === undefined ? drawn : `<span class="${half}">${drawn}</span>`
  const only = typeof env.viewer === 'string' ? ` data-only="${escapeHtml(env.viewer)}"` : ''
  const title = escapeHtml(blockStrings(env, 'picture', words).view)
  const large = picture.large === undefined ? '' : ` data-large="${escapeHtml(picture.large)}"`
  return `<a class="view${kind}" href="${escapeHtml(picture.original)}"${large} title="${title}"${only} data-action="view">${drawn}</a>`
}

/** As wide as the author wants it, and as high as that makes it. */
function resized(picture: Picture, { width, height }: WantedSize): Picture {
  const own = picture.width && picture.height ? picture.width / picture.height : undefined
  const wide = width ?? (height !== undefined && own ? Math.round(height * own) : undefined)
  const high = own && wide ? Math.round(wide / own) : height
  return {
    ...picture,
    ...(wide !== undefined && { width: wide }),
    ...(high !== undefined && { height: high }),
  }
}

function responsive(
  image: string,
  token: Token,
  { sources, width }: Picture,
  { encoding }: PageEnv,
  wanted: WantedSize | undefined,
): string {
  // On a phone a few pixels less than it has: one of 390 px shows half the column, and just fits.
  const column = wanted
    ? `(min-width: ${width}px) ${width}px, 100vw`
    : `(min-width: 48em) ${encoding!.column}px, calc(100vw - 3rem)`
  // A lazy picture is measured by browsers that can.
  const sizes = token.attrGet('loading') === 'lazy' ? `auto, ${column}` : column
  const drawn = sources.map(({ type, files }) => {
    const [only, ...more] = files
    // One width needs no choice.
    if (more.length === 0) return `<source type="${type}" srcset="${escapeHtml(only!.href)}">`
    const srcset = files.map(({ width, href }) => `${href} ${width}w`).join(', ')
    return `<source type="${type}" srcset="${escapeHtml(srcset)}" sizes="${sizes}">`
  })
  return `<picture>${drawn.join('')}${image}</picture>`
}
