const SECTIONS = new Set(['config', 'hero', 'prev', 'next'])

/** Links of front matter, which are addresses and not files, as they are now. */
export const frontLinks = (
  front: Readonly<Record<string, unknown>>,
  newAddress: (old: string) => string | undefined,
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(front).map(([key, value]) => [
      key,
      SECTIONS.has(key) ? mapped(value, newAddress) : value,
    ]),
  )

function mapped(value: unknown, newAddress: (old: string) => string | undefined): unknown {
  if (Array.isArray(value)) return value.map((one) => mapped(one, newAddress))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => {
      if (key !== 'link' || typeof one !== 'string') return [key, mapped(one, newAddress)]
      const [path = '', ...hash] = one.split('#')
      const now = path.startsWith('/') ? newAddress(path) : undefined
      return [key, now === undefined ? one : [now, ...hash].join('#')]
    }),
  )
}
