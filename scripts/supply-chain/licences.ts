/** Licences under which the work of others may be used here without asking anybody. */
const LICENCES = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
])

/** Packages with another licence, and why each may stay. */
const EXCEPTIONS: Readonly<Record<string, readonly [licence: string | undefined, reason: string]>> =
  {
    'caniuse-lite': ['CC-BY-4.0', 'data that mutation tests look up; never delivered'],
    elkjs: ['EPL-2.0 OR GPL-3.0-or-later', 'unchanged, draws at build, reaches no reader'],
    // Its package.json names none; the file `license` in it is MIT.
    khroma: [undefined, 'MIT by its file'],
  }

/** The library behind the picture encoder: linked, unchanged, and only at build. */
const ENCODER = /^@img\/sharp-/
const LINKED = /LGPL-3\.0-or-later/

export function isAllowed(name: string, licence: string | undefined): boolean {
  const exception = EXCEPTIONS[name]
  if (exception && exception[0] === licence) return true
  if (licence === undefined) return false
  const rest = ENCODER.test(name) ? licence.replace(LINKED, 'MIT') : licence
  return isFree(rest)
}

/** `(MIT OR x)` needs one that is allowed, `MIT AND x` both. */
function isFree(expression: string): boolean {
  const bare = expression.replace(/^\((.*)\)$/, '$1')
  return bare.includes(' OR ')
    ? bare.split(' OR ').some(isFree)
    : bare.split(' AND ').every((one) => LICENCES.has(one))
}
