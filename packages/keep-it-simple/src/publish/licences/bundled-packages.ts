import type { Plugin } from 'vite'
import { normalizePath } from '../normalize-path.ts'

/**
 * Notes the folders of the packages whose modules or styles are in a bundle. Vite can list licences
 * itself (`build.license`), but leaves out the bundles of workers, and what decrypts pages is in one.
 */
export function bundledPackages(folders: Set<string>): Plugin {
  return {
    name: 'keep-it-simple:bundled-packages',
    generateBundle(_, bundle) {
      const scripts = Object.values(bundle).flatMap((one) =>
        one.type === 'chunk' ? one.moduleIds : [],
      )
      const styles = [...this.getModuleIds()].filter((id) => /\.css(?:\?|$)/.test(id))
      for (const id of [...scripts, ...styles]) {
        const folder = packageFolder(id)
        if (folder !== undefined) folders.add(folder)
      }
    },
  }
}

/** Of `…/node_modules/@scope/name/dist/x.js`, or of a helper the bundler made from it. */
export function packageFolder(id: string): string | undefined {
  const file = normalizePath(id.replace(/^\0/, '').replace(/\?.*$/, ''))
  return /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\/./.exec(file)?.[1]
}
