import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Colours of a drawing on the page itself, light and dark; its ground is the page. */
const LOOKS = {
  light: {
    ink: '#24272f',
    quiet: '#6b6a66',
    faint: '#cfc8ba',
    accent: '#c2331f',
    second: '#3f6ea8',
  },
  dark: {
    ink: '#e4e1d9',
    quiet: '#a3a19b',
    faint: '#4a4c54',
    accent: '#ee7a66',
    second: '#86b0e2',
  },
}
export type Look = (typeof LOOKS)['light']

/** Writes a drawing twice into `public/images/figures`, for `#light-only` and `#dark-only`. */
export function writeBoth(
  name: string,
  [width, height]: readonly [number, number],
  draw: (look: Look) => readonly string[],
): void {
  const folder = join(import.meta.dirname, '../public/images/figures')
  mkdirSync(folder, { recursive: true })
  for (const [appearance, look] of Object.entries(LOOKS)) {
    const end = appearance === 'dark' ? '-dark' : ''
    const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="sans-serif">`
    writeFileSync(join(folder, `${name}${end}.svg`), [svg, ...draw(look), '</svg>', ''].join('\n'))
  }
}

export const text = (
  x: number,
  y: number,
  words: string | number,
  fill: string,
  size = 14,
  anchor = 'middle',
) =>
  `<text x="${x}" y="${y}" text-anchor="${anchor}" font-size="${size}" fill="${fill}">${words}</text>`
