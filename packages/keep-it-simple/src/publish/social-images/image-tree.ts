import type { Palette } from '#model/palette.ts'
import { isSquare } from '#model/language.ts'
import { titleLines } from './title-lines.ts'

/** The words of an image. */
export interface SocialImage {
  readonly title: string
  readonly lang: string
  /** The line above the title: its collection. */
  readonly above: string
  readonly site: string
  readonly date?: string
  /** The page's cover is shown beside the title. */
  readonly hasCover: boolean
}

/** The picture beside the title, in pixels, and the name it has in the tree. */
export const COVER = { width: 440, height: 330, name: 'cover' } as const

const WIDTH = 1200
const SIDE = 80
const GAP = 56
/** Sizes of a title: the first at which three lines hold it; the last holds four. */
const SIZES = [80, 68, 58, 50, 44]

/** A tree as the drawing library takes it. */
export function imageTree(image: SocialImage, palette: Palette, families: string): object {
  const { title, lang, above, site, date, hasCover } = image
  const faint = palette['ink-3']
  const room = WIDTH - 2 * SIDE - (hasCover ? COVER.width + GAP : 0)
  const { size, lines } = setTitle(title, room, lang)
  return box(
    {
      width: '100%',
      height: '100%',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      paddingTop: 64,
      paddingBottom: 56,
      paddingLeft: SIDE,
      paddingRight: SIDE,
      backgroundColor: palette.paper,
      color: palette.ink,
      fontFamily: families,
    },
    text(above, { fontSize: 30, color: faint }),
    box(
      { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: GAP },
      box(
        { display: 'flex', flexDirection: 'column', width: room },
        ...lines.map((line) =>
          text(line, { fontSize: size, fontWeight: 700, lineHeight: 1.35, whiteSpace: 'nowrap' }),
        ),
      ),
      ...(hasCover
        ? [{ type: 'image', src: COVER.name, width: COVER.width, height: COVER.height }]
        : []),
    ),
    box(
      {
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'flex-end',
        borderTopWidth: 2,
        borderTopStyle: 'solid',
        borderTopColor: palette['rule-2'],
        paddingTop: 26,
      },
      box(
        { display: 'flex', alignItems: 'flex-end' },
        text(site, { fontSize: 36, fontWeight: 700, lineHeight: 1.2 }),
        mark(lang, palette.accent),
      ),
      text(date ?? '', { fontSize: 28, color: faint, lineHeight: 1.2 }),
    ),
  )
}

function setTitle(title: string, room: number, lang: string) {
  // Largest first, and no smaller one is tried once it fits: setting is dear.
  for (const size of SIZES) {
    const lines = titleLines(title, room / size, lang)
    if (lines.length <= 3 || size === SIZES.at(-1)) return { size, lines: lines.slice(0, 4) }
  }
  throw new Error('There is a smallest size.')
}

/** The stop of the wordmark: a ring, as large as the full stop of the language. */
function mark(lang: string, colour: string): object {
  const size = isSquare(lang) ? 13 : 9
  return box({
    width: size,
    height: size,
    marginLeft: 4,
    marginBottom: 9,
    borderWidth: 3,
    borderStyle: 'solid',
    borderColor: colour,
    borderRadius: size,
  })
}

const text = (words: string, style: object) => ({ type: 'text', text: words, style })
const box = (style: object, ...children: object[]) => ({ type: 'container', style, children })
