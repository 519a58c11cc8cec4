import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** The law of the house (ARCHITECTURE.md): who may import whom, how large a file may be, what it is called. */
const ROOT = join(import.meta.dirname, '..')

const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  model: [],
  site: ['model', 'locale'],
  locale: ['model'],
  content: ['model', 'locale', 'site'],
  publish: ['model', 'locale', 'site'],
  browser: [],
  services: ['model'],
  offline: ['model'],
  theme: ['model', 'locale', 'browser', 'services'],
  app: ['model', 'locale', 'site', 'theme', 'browser', 'services'],
  scripts: ['model', 'site', 'content', 'publish', 'app'],
}

/** Rooms that run in a browser, and the files in them that only ever run in Node. */
const BROWSER_ROOMS = new Set([
  'model',
  'locale',
  'browser',
  'services',
  'offline',
  'theme',
  'app',
  'site',
])
const NODE_FILES = new Set(['src/app/library.ts', 'src/app/dev.ts', 'src/app/entry-server.tsx'])
const REACT_ROOMS = new Set(['theme', 'app', 'browser'])
/** Settings that only the press may see, and those only conductors hand on. */
const DEPLOY = '#site.config.ts'
const PRESS_ONLY = new Set([
  '#site.config.ts',
  '#site.config.ts',
  '#site.config.ts',
  '#site.config.ts',
])
const MAX_LINES = 300

interface SourceFile {
  readonly path: string
  readonly room: string
  readonly text: string
  readonly imports: readonly string[]
}

const IMPORT = /(?:from|import)\s*\(?\s*'([^']+)'/g

function sources(): SourceFile[] {
  return ['src', 'site', 'scripts'].flatMap((top) =>
    readdirSync(join(ROOT, top), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => {
        const path = join(entry.parentPath, entry.name).slice(ROOT.length + 1)
        const text = readFileSync(join(ROOT, path), 'utf8')
        const room = top === 'src' ? path.split('/')[1]! : top
        return { path, room, text, imports: [...text.matchAll(IMPORT)].map(([, name]) => name!) }
      }),
  )
}

const all = sources()
const code = all.filter(({ path }) => !/\.test\.tsx?$/.test(path) && !path.endsWith('.d.ts'))

describe('the house', () => {
  it('has files to judge', () => {
    expect(code.length).toBeGreaterThan(80)
    expect(new Set(code.map(({ room }) => room)).size).toBeGreaterThanOrEqual(9)
  })

  it('lets each room import only what the table allows', () => {
    const broken = code.flatMap(({ path, room, imports }) =>
      imports
        .filter((name) => name.startsWith('#'))
        .filter((name) => {
          const target = name.slice(1).split('/')[0]!
          return target !== room && !MAY_IMPORT[room]!.includes(target)
        })
        .map((name) => `${path} imports ${name}`),
    )
    expect(broken).toEqual([])
  })

  it('uses #room/ across rooms and ./ inside', () => {
    const broken = code.flatMap(({ path, room, imports }) => {
      const top = path.startsWith('src/') ? `src/${room}` : room
      return imports
        .filter((name) => {
          if (name.startsWith(`#${room}/`)) return true
          if (!name.startsWith('.')) return false
          return (
            !join(path, '..', name).startsWith(top) &&
            !(room === 'scripts' && name.startsWith('../tests/'))
          )
        })
        .map((name) => `${path} imports ${name}`)
    })
    expect(broken).toEqual([])
  })

  it('keeps Node out of what runs in a browser, and React where it belongs', () => {
    const broken = code.flatMap(({ path, room, imports }) =>
      imports
        .filter(
          (name) =>
            (name.startsWith('node:') && BROWSER_ROOMS.has(room) && !NODE_FILES.has(path)) ||
            (/^react(?:-dom|-router)?(?:\/|$)/.test(name) &&
              !REACT_ROOMS.has(room) &&
              // The bare engine that builds are measured against.
              path !== 'scripts/bench/entry-bare.tsx'),
        )
        .map((name) => `${path} imports ${name}`),
    )
    expect(broken).toEqual([])
  })

  it('keeps the press-only settings out of the bundle', () => {
    const broken = code.filter(
      ({ room, imports }) => room !== 'content' && imports.some((name) => PRESS_ONLY.has(name)),
    )
    expect(broken.map(({ path }) => path)).toEqual([])
    const served = code.filter(
      ({ room, imports }) => room !== 'scripts' && imports.includes(DEPLOY),
    )
    expect(served.map(({ path }) => path)).toEqual([])
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
    const named = all.filter(({ path }) =>
      /(?:^|\/)(?:utils?|helpers?|common|misc|index)(?:\/|\.)/.test(path),
    )
    const barrels = code.filter(({ text }) => /^export \* from/m.test(text))
    expect([...named, ...barrels].map(({ path }) => path)).toEqual([])
  })

  it('exports the one component a file is named after', () => {
    const wrong = code.filter(({ path, text }) => {
      if (!path.endsWith('.tsx') || basename(path).startsWith('entry-')) return false
      const name = basename(path, '.tsx')
      return !new RegExp(`export function ${name}\\b`).test(text)
    })
    expect(wrong.map(({ path }) => path)).toEqual([])
  })

  // 768, 960 and 1280 px in letters of 16 px: larger letters get the columns of a narrower window.
  it('uses no width but 419 px and 48, 60 and 80 em in media queries', () => {
    const styles = readdirSync(join(ROOT, 'src/theme'), {
      recursive: true,
      encoding: 'utf8',
    }).filter((name) => name.endsWith('.css'))
    const widths = styles.flatMap((name) => {
      const text = readFileSync(join(ROOT, 'src/theme', name), 'utf8')
      return [...text.matchAll(/@media[^{]*?width[^{\d]*([\d.]+(?:px|r?em))/g)].map(
        ([, width]) => `${name}: ${width}`,
      )
    })
    expect(widths.filter((entry) => !/: (?:419px|48em|60em|80em)$/.test(entry))).toEqual([])
  })

  it('names every storage key in one place', () => {
    const direct = code.filter(
      ({ path, text }) =>
        path !== 'src/browser/storage.ts' &&
        /(?:local|session)Storage\.(?:get|set|remove)Item/.test(text),
    )
    // The script that runs before the first paint cannot import.
    expect(direct.map(({ path }) => path)).toEqual(['src/app/boot.ts'])
  })
})
