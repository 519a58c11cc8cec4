/** S2.1.16: the addresses of lists, with named parameters behind the address of their collection. */
export const ROUTES = {
  page: 'page/:page/',
  tag: ':tag/',
  category: ':category/',
  year: ':year/',
} as const

/** A parameter stands for one segment. */
const PARAMETER = /(?<=^|\/):([a-z]\w*)/gi

type Params = Readonly<Record<string, string | number>>

/** S5.2: the address a pattern stands for; one whose parameter is missing is an error. */
export const pathFor = (pattern: string, params: Params): string =>
  pattern.replace(PARAMETER, (_, name: string) => {
    const value = params[name]
    if (value === undefined || value === '')
      throw new Error(`Missing parameter "${name}" of the route ${pattern}`)
    return String(value)
  })

export const hasParameters = (pattern: string): boolean => pattern.search(PARAMETER) !== -1

/** The parameters by which a pattern stands for an address; nothing where it does not. */
export function matchPath(pattern: string, path: string): Record<string, string> | undefined {
  const source = pattern
    .split('/')
    .map((segment) =>
      hasParameters(segment)
        ? `(?<${segment.slice(1)}>[^/]+)`
        : segment.replace(/[^\w/-]/g, '\\$&'),
    )
    .join('/')
  const found = new RegExp(`^${source}$`, 'u').exec(path)
  return found ? { ...found.groups } : undefined
}
