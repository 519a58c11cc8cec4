import type { Palette } from '#model/palette.ts'

const TAG = /<\w+ [^<>]*?class="([^"<>]*)"[^<>]*>/g
const PAINTED = { f: 'fill', s: 'stroke' } as const

/** A drawing with the colours of a site as attributes, by the classes it has. */
export function recoloured(svg: string, palette: Palette): string {
  return svg.replaceAll(TAG, (tag, classes: string) => {
    let text = tag
    for (const [, kind, name] of classes.matchAll(/(?:^|\s)([fs])-([\w-]+)/g)) {
      const colour = palette[name as keyof Palette] as string | undefined
      if (colour === undefined) continue
      const attribute = PAINTED[kind as 'f' | 's']
      const written = new RegExp(` ${attribute}="[^"]*"`)
      text = written.test(text)
        ? text.replace(written, ` ${attribute}="${colour}"`)
        : text.replace(/(class="[^"]*")/, `$1 ${attribute}="${colour}"`)
    }
    return text
  })
}
