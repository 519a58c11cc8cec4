/** What a card says. */
export interface Card {
  readonly title: string
  /** Above it: where it belongs. */
  readonly above: string
  readonly site: string
  readonly date?: string
}

/** Colours of the light appearance (`theme/styles/tokens.css`), which no style sheet reaches here. */
const PAPER = '#fcfbf9'
const INK = '#1a1c20'
const FAINT = '#6a6c72'
const ACCENT = '#c8321f'

/** From so many half-width characters on a title is set smaller; three lines must hold it. */
const LONG = 44

export const FAMILIES = { latin: 'Noto Latin', chinese: 'Noto Chinese' } as const

/** A tree as the drawing library takes it. */
export function cardTree({ title, above, site, date }: Card): object {
  const width = [...title].reduce((sum, one) => sum + (one.charCodeAt(0) > 0x2e7f ? 2 : 1), 0)
  return box(
    {
      width: '100%',
      height: '100%',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      paddingTop: 72,
      paddingBottom: 64,
      paddingLeft: 88,
      paddingRight: 88,
      backgroundColor: PAPER,
      color: INK,
      fontFamily: `${FAMILIES.latin}, ${FAMILIES.chinese}`,
    },
    text(above, { fontSize: 32, color: FAINT }),
    text(title, {
      fontSize: width > LONG ? 60 : 76,
      fontWeight: 700,
      lineHeight: 1.3,
      lineClamp: 3,
      wordBreak: 'break-word',
    }),
    box(
      {
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'flex-end',
        borderTopWidth: 3,
        borderTopStyle: 'solid',
        borderTopColor: ACCENT,
        paddingTop: 28,
      },
      text(site, { fontSize: 34, fontWeight: 700 }),
      text(date ?? '', { fontSize: 28, color: FAINT }),
    ),
  )
}

const text = (words: string, style: object) => ({ type: 'text', text: words, style })
const box = (style: object, ...children: object[]) => ({ type: 'container', style, children })
