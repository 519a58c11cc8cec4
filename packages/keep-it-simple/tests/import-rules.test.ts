import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { SHELL_ROOMS } from '#publish/shell.ts'

/** The import rules (ARCHITECTURE.md): who may import whom, how large a file may be, what it is called. */
const ENGINE = join(import.meta.dirname, '..')

/** The table of ARCHITECTURE.md, so that it cannot say anything else than what is enforced. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  [
    ...readFileSync(join(ENGINE, '../../ARCHITECTURE.md'), 'utf8').matchAll(
      /^\| `(\w+)` \|[^|]+\| ([^|]+?) \|/gm,
    ),
  ].map(([, room, allowed]) => [room!, [...allowed!.matchAll(/`(\w+)`/g)].map(([, one]) => one!)]),
)

/** What authors import; they gather from rooms and hold nothing themselves. */
const ENTRIES: Readonly<Record<string, readonly string[]>> = {
  'src/blocks.ts': ['blocks', 'content', 'model'],
  'src/index.ts': ['config', 'locale', 'model'],
  'src/island.ts': ['theme'],
  'src/kit.ts': ['theme'],
  'src/theme.ts': ['theme', 'model'],
  'src/reference.ts': ['commands', 'config', 'content', 'locale', 'model'],
}

/** Rooms that run in a browser, and the files in them that only ever run in Node. */
const BROWSER_ROOMS = new Set([
  'model',
  'search',
  'locale',
  'browser',
  'services',
  'offline',
  'theme',
  'app',
])
const NODE_FILES = new Set([
  'src/app/library.ts',
  'src/app/dev.ts',
  'src/app/dev-assets.ts',
  'src/app/dev-desk.ts',
  'src/app/entry-server.tsx',
])
const REACT_ROOMS = new Set(['theme', 'app', 'browser', 'blocks'])
const MAX_LINES = 300

interface SourceFile {
  readonly path: string
  readonly room: string
  readonly text: string
  readonly imports: readonly string[]
}

const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g

function sources(): SourceFile[] {
  return readdirSync(join(ENGINE, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name).slice(ENGINE.length + 1)
      const text = readFileSync(join(ENGINE, path), 'utf8')
      const room = path.split('/')[1]!
      return { path, room, text, imports: [...text.matchAll(IMPORT)].map(([, name]) => name!) }
    })
}

const all = sources()
const code = all.filter(({ path }) => !/\.test\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
const allowed = ({ path, room }: SourceFile) => ENTRIES[path] ?? MAY_IMPORT[room] ?? []

describe('the engine', () => {
  it('has files to judge, all of them in a room of the table', () => {
    expect(code.length).toBeGreaterThan(80)
    const rooms = new Set(code.filter(({ path }) => !(path in ENTRIES)).map(({ room }) => room))
    expect([...rooms].sort()).toEqual(Object.keys(MAY_IMPORT).sort())
  })

  it('lets each room import only what the table allows', () => {
    const broken = code.flatMap((file) =>
      file.imports
        .filter((name) => name.startsWith('#'))
        .filter((name) => {
          const target = name.slice(1).split('/')[0]!
          return target !== file.room && !allowed(file).includes(target)
        })
        .map((name) => `${file.path} imports ${name}`),
    )
    expect(broken).toEqual([])
  })

  it('counts every room of the browser to the sources of the bundles', () => {
    expect([...BROWSER_ROOMS].filter((room) => !SHELL_ROOMS.includes(room))).toEqual([])
  })
  it('imports by #room/ across rooms and by ./ inside', () => {
    const broken = code.flatMap(({ path, room, imports }) =>
      imports
        .filter((name) =>
          name.startsWith('.')
            ? !join(path, '..', name).startsWith(`src/${room}/`)
            : name.startsWith(`#${room}/`),
        )
        .map((name) => `${path} imports ${name}`),
    )
    expect(broken).toEqual([])
  })

  it('keeps Node out of what runs in a browser, and React where it belongs', () => {
    const broken = code.flatMap(({ path, room, imports }) =>
      imports
        .filter(
          (name) =>
            (name.startsWith('node:') && BROWSER_ROOMS.has(room) && !NODE_FILES.has(path)) ||
            (/^react(?:-dom|-router)?(?:\/|$)/.test(name) && !REACT_ROOMS.has(room)),
        )
        .map((name) => `${path} imports ${name}`),
    )
    expect(broken).toEqual([])
  })

  it('keeps the two halves of a block apart', () => {
    const broken = code
      .filter(({ path }) => /^src\/blocks\/[^/]+\/client\.ts$/.test(path))
      .flatMap(({ path, imports }) =>
        imports
          .filter((name) => /^(?:node:|#(?:content|config)\/|\.\/(?:block|words)\.ts$)/.test(name))
          .map((name) => `${path} imports ${name}`),
      )
    expect(broken).toEqual([])
  })

  // Rooms of the browser import no `config` value: settings reach them as a checked module.
  it('gives `config` to no file that runs in a browser', () => {
    const broken = code.filter(
      ({ path, room, imports }) =>
        BROWSER_ROOMS.has(room) &&
        !NODE_FILES.has(path) &&
        imports.some((name) => name.startsWith('#config/')),
    )
    expect(broken.map(({ path }) => path)).toEqual([])
  })

  it(`has no file of ${MAX_LINES} lines or more`, () => {
    const long = all.filter(({ text }) => text.split('\n').length >= MAX_LINES)
    expect(long.map(({ path }) => path)).toEqual([])
  })

  it('names components in PascalCase and everything else in kebab-case', () => {
    const wrong = all.filter(({ path }) => {
      const name = basename(path).replace(/\.(?:test\.|d\.|config\.)?tsx?$/, '')
      const isComponent = path.endsWith('.tsx') && !name.startsWith('entry-')
      if (/^[a-z]{2}-[A-Z]{2}$/.test(name) && path.includes('/locale/')) return false
      return isComponent ? !/^[A-Z][A-Za-z]+$/.test(name) : !/^[a-z\d]+(?:-[a-z\d]+)*$/.test(name)
    })
    expect(wrong.map(({ path }) => path)).toEqual([])
  })

  it('has no utils, helpers or barrels', () => {
    const named = all.filter(
      ({ path }) =>
        !(path in ENTRIES) && /(?:^|\/)(?:utils?|helpers?|common|misc|index)(?:\/|\.)/.test(path),
    )
    const barrels = code.filter(({ text }) => /^export \* from/m.test(text))
    expect([...named, ...barrels].map(({ path }) => path)).toEqual([])
  })

  it('exports the one component a file is named after', () => {
    const wrong = code.filter(({ path, text }) => {
      if (!path.endsWith('.tsx') || basename(path).startsWith('entry-')) return false
      const name = basename(path, '.tsx')
      return !new RegExp(`export (?:function|class) ${name}\\b`).test(text)
    })
    expect(wrong.map(({ path }) => path)).toEqual([])
  })

  // 768, 960 and 1280 px in letters of 16 px: larger letters get the columns of a narrower window.
  it('has no width but 419 px and 48, 60 and 80 em in media queries', () => {
    const styles = readdirSync(join(ENGINE, 'src'), {
      recursive: true,
      encoding: 'utf8',
    }).filter((name) => name.endsWith('.css'))
    const widths = styles.flatMap((name) => {
      const text = readFileSync(join(ENGINE, 'src', name), 'utf8')
      return [...text.matchAll(/@media[^{]*?width[^{\d]*([\d.]+(?:px|r?em))/g)].map(
        ([, width]) => `${name}: ${width}`,
      )
    })
    expect(widths.filter((entry) => !/: (?:419px|48em|60em|80em)$/.test(entry))).toEqual([])
  })

  // In a folder with a space, a Chinese name or a `%`, the pathname of a URL is no path.
  it('takes no path of a file from the pathname of a URL', () => {
    const taken = code.filter(({ text }) =>
      /import\.meta\.(?:url|resolve)\b.*\.pathname/.test(text),
    )
    expect(taken.map(({ path }) => path)).toEqual([])
  })

  it('names every storage key in one place', () => {
    const direct = code.filter(
      ({ path, text }) =>
        path !== 'src/browser/storage.ts' &&
        /(?:local|session)Storage\.(?:get|set|remove)Item/.test(text),
    )
    // The script that runs before the first paint cannot import, and the desk is no part of a site.
    expect(direct.map(({ path }) => path)).toEqual(['src/app/boot.ts', 'src/app/desk/closed.ts'])
  })
})
