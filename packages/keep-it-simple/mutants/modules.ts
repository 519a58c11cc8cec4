import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { transform } from 'sucrase'

interface ModulePlugin {
  readonly resolveId?: (id: string) => string | undefined
  readonly load?: (id: string) => string | undefined
}

const standIn = pathToFileURL(join(import.meta.dirname, 'vitest.ts')).href
const ours = pathToFileURL(import.meta.dirname).href
const VIRTUAL = /^virtual:/

/** What Vite would do to a module, as far as tests of units need it. */
const asNodeReads = (url: string): string =>
  transform(readFileSync(fileURLToPath(url), 'utf8'), {
    transforms: ['typescript', 'jsx'],
    jsxRuntime: 'automatic',
    production: true,
    disableESTransforms: true,
    keepUnusedImports: false,
  }).code.replaceAll('import.meta.env', '({ DEV: true, PROD: false, SSR: true })')

/** Lets Node load the tests: `vitest` is ours, and modules that plugins write are there. */
export const loadLikeVite = (plugins: () => readonly ModulePlugin[]): void => {
  registerHooks({
    resolve: (specifier, context, next) => {
      if (specifier === 'vitest' && !context.parentURL?.startsWith(ours))
        return { url: standIn, format: 'module-typescript', shortCircuit: true }
      if (specifier.endsWith('.css')) return { url: 'data:text/javascript,', shortCircuit: true }
      if (VIRTUAL.test(specifier)) return { url: specifier, format: 'module', shortCircuit: true }
      // What a module without a folder imports is a file by its whole path, or a package of ours.
      if (context.parentURL && VIRTUAL.test(context.parentURL))
        return specifier.startsWith('/') && !specifier.startsWith('//')
          ? next(pathToFileURL(specifier).href, context)
          : next(specifier, {
              ...context,
              parentURL: pathToFileURL(join(process.cwd(), 'x.ts')).href,
            })
      return next(specifier, context)
    },
    load: (url, context, next) => {
      if (VIRTUAL.test(url)) {
        const source = plugins()
          .map(({ load }) => load?.(`\0${url}`))
          .find((text) => text !== undefined)
        return { format: 'module', source: source ?? 'export {}', shortCircuit: true }
      }
      const isTyped =
        url.startsWith('file:') && /\.tsx?$/.test(url) && !url.includes('node_modules')
      if (!isTyped || url.startsWith(ours)) return next(url, context)
      if (
        !url.endsWith('x') &&
        !readFileSync(fileURLToPath(url), 'utf8').includes('import.meta.env')
      )
        return next(url, context)
      return { format: 'module', source: asNodeReads(url), shortCircuit: true }
    },
  })
}
