import type { Plugin } from 'vite'
import { isInstalled } from '#config/optional-packages.ts'

/** Imported by the application on demand, and installed only by sites that use them. */
const OPTIONAL = ['giscus', 'sucrase']

/** A package that is not installed must not stop the bundler: nothing of such a site asks for it. */
export function optionalBrowserPackages(): Plugin {
  const missing = new Set(OPTIONAL.filter((name) => !isInstalled(name)))
  return {
    name: 'keep-it-simple:optional-packages',
    enforce: 'pre',
    resolveId: (id) => (missing.has(id) ? `\0missing:${id}` : undefined),
    load: (id) =>
      id.startsWith('\0missing:')
        ? `throw new Error(${JSON.stringify(`${id.slice(9)} is not installed`)})\nexport {}\n`
        : undefined,
  }
}
