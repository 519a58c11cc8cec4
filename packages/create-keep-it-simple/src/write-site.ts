import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'
import type { Answers } from './answers.ts'
import { pagesOf } from './pages.ts'
import { isBuiltIn, LABELS, type Language } from './languages.ts'
import { packageName } from './package-name.ts'
import { siteConfig } from './site-config.ts'
import { fill, TEMPLATES } from './template.ts'
import { readVersions } from './versions.ts'

const SCRIPTS = {
  dev: 'kis dev',
  build: 'kis build',
  preview: 'kis preview',
  check: 'kis check',
  new: 'kis new',
  editor: 'kis editor',
}

/** Writes the whole site; gives the files' paths below its folder. */
export function writeSite(root: string, answers: Answers, now = new Date()): string[] {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const files = new Map<string, string>([
    ['package.json', manifest(basename(root))],
    ['site.config.ts', siteConfig(answers, timeZone)],
    ['README.md', readme(answers)],
    ...siteFiles(),
    ...pagesOf(answers, now, timeZone),
    ...answers.languages.filter(({ tag }) => !isBuiltIn(tag)).map(localeStub),
  ])
  for (const [name, text] of files) {
    const path = join(root, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  return [...files.keys()]
}

function manifest(folder: string): string {
  const own = {
    name: packageName(folder),
    private: true,
    type: 'module',
    scripts: SCRIPTS,
    dependencies: readVersions(),
    engines: { node: '>=24' },
  }
  return `${JSON.stringify(own, undefined, 2)}\n`
}

function readme({ languages, title }: Answers): string {
  const file = join(TEMPLATES, languages[0]?.texts ?? 'en-US', 'README.md')
  return fill(readFileSync(file, 'utf8'), { title })
}

/** Files that are the same everywhere. `_` stands for the dot that npm would leave out of a package. */
function siteFiles(): [string, string][] {
  const folder = join(TEMPLATES, 'site')
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name)
      const name = path.slice(folder.length + 1).replaceAll(sep, '/')
      return [name.replace(/^_/, '.'), readFileSync(path, 'utf8')]
    })
}

/** Where the author of another language puts its words. */
const localeStub = ({ tag, label, texts }: Language): [string, string] => [
  `locale/${tag}.ts`,
  `import { defineLocale } from 'keep-it-simple'

// Words of the interface in ${label}. Those that are missing are shown in ${LABELS[texts]},
// and \`npm run check\` lists them; the editor completes their names.
export default defineLocale({
  interface: {
    // search: 'Search',
    // home: 'Home',
  },
})
`,
]
