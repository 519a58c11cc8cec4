import type { Palette } from '#model/palette.ts'

/** What a card says. */
export interface Card {
  readonly title: string
  /** Above it: where it belongs. */
  readonly above: string
  readonly site: string
  readonly date?: string
}

/** From so many half-width characters on a title is set smaller; three lines must hold it. */
const LONG = 44

export const FAMILIES = { latin: 'Noto Latin', chinese: 'Noto Chinese' } as const

/** A tree as the drawing library takes it. */
export function cardTree({ title, above, site, date }: Card, palette: Palette): object {
  const faint = palette['ink-3']
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
      backgroundColor: palette.paper,
      color: palette.ink,
      fontFamily: `${FAMILIES.latin}, ${FAMILIES.chinese}`,
    },
    text(above, { fontSize: 32, color: faint }),
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
        borderTopColor: palette.accent,
        paddingTop: 28,
      },
      text(site, { fontSize: 34, fontWeight: 700 }),
      text(date ?? '', { fontSize: 28, color: faint }),
    ),
  )
}

const text = (words: string, style: object) => ({ type: 'text', text: words, style })
const box = (style: object, ...children: object[]) => ({ type: 'container', style, children })
