/** Lightness, green to red, blue to yellow, and how opaque it is. */
export type Oklab = readonly [l: number, a: number, b: number, alpha: number]

type Triple = readonly [number, number, number]

const toLinear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
const fromLinear = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055

/** From red, green and blue between 0 and 1. */
export function fromRgb([red, green, blue]: Triple, alpha = 1): Oklab {
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
    alpha,
  ]
}

/** Red, green and blue between 0 and 1; what no screen of the usual kind shows is cut off. */
export function toRgb([lightness, a, b]: Oklab): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const cut = (value: number) => Math.min(1, Math.max(0, fromLinear(value)))
  return [
    cut(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    cut(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    cut(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

export function fromOklch(l: number, chroma: number, hue: number, alpha = 1): Oklab {
  const angle = (hue * Math.PI) / 180
  return [l, chroma * Math.cos(angle), chroma * Math.sin(angle), alpha]
}

/** As `#rrggbb`, laid over what is beneath where it lets that through. */
export function toHex(colour: Oklab, beneath: Oklab = [1, 0, 0, 1]): string {
  const over = toRgb(colour)
  const under = toRgb(beneath)
  const mixed = over.map((value, at) => value * colour[3] + under[at]! * (1 - colour[3]))
  return `#${mixed
    .map((value) =>
      Math.round(value * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
