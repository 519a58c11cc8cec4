import type { Lockfile } from './lockfile.ts'

/**
 * Published advisories against packages of this kind of site, with the first version that is mended.
 * `npm audit` asks the registry for all there are, in CI; this list is for machines that cannot ask.
 */
const ADVISORIES: readonly (readonly [name: string, mended: string, advisory: string])[] = [
  ['dompurify', '3.2.4', 'CVE-2025-26791'],
  ['esbuild', '0.28.1', 'GHSA-gv7w-rqvm-qjhr'],
  ['js-yaml', '4.2.0', 'CVE-2026-53550'],
  ['mermaid', '11.10.0', 'CVE-2025-54881'],
  ['prismjs', '1.30.0', 'CVE-2024-53382'],
  ['rollup', '4.22.4', 'CVE-2024-47068'],
  ['vite', '8.0.5', 'CVE-2026-39365'],
]

export function advisoryProblems({ packages }: Lockfile): string[] {
  return Object.entries(packages).flatMap(([place, { version = '0.0.0' }]) =>
    ADVISORIES.filter(([name]) => place.endsWith(`node_modules/${name}`))
      .filter(([, mended]) => isBelow(version, mended))
      .map(([name, mended, advisory]) => `${name} ${version}: ${advisory}, mended in ${mended}`),
  )
}

function isBelow(version: string, other: string): boolean {
  const [one, two] = [version, other].map((text) => text.split(/[.-]/).slice(0, 3).map(Number))
  for (let place = 0; place < 3; place++)
    if (one![place] !== two![place]) return one![place]! < two![place]!
  return false
}
