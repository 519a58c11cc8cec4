import type { IconifyJSON } from '@iconify/types'
import { getIconData, iconToSVG } from '@iconify/utils'
import { ICON_NAME, type Glyph } from '#model/glyph.ts'

/** S7.7: asked in rotation, beginning with the one that answered last. */
const HOSTS = ['https://api.iconify.design', 'https://api.simplesvg.com', 'https://api.unisvg.com']
/** S9.16 */
const MAX_URL = 500
const QUERY_LIMIT_MS = 5000
const ROTATE_MS = 750

/** What the service needs of the world; tests bring their own. */
export interface IconWorld {
  readonly hosts: readonly string[]
  readonly fetch: typeof fetch
  /** Calls `act` later; gives back what prevents it. */
  readonly after: (milliseconds: number, act: () => void) => () => void
}

const REAL: IconWorld = {
  hosts: HOSTS,
  fetch: (...all) => fetch(...all),
  after: (milliseconds, act) => {
    const timer = setTimeout(act, milliseconds)
    return () => clearTimeout(timer)
  },
}

/**
 * Drawings of icons whose names are only known while a page is read. Names known before are drawn
 * when the site is built, so no page of ours asks anybody.
 */
export class IconService {
  private readonly world: IconWorld
  private first = 0

  constructor(world: Partial<IconWorld> = {}) {
    this.world = { ...REAL, ...world }
  }

  /** `lucide:rocket` … to drawings; a name nobody has, or nobody answered for, is left out. */
  async load(names: readonly string[]): Promise<Map<string, Glyph>> {
    const found = new Map<string, Glyph>()
    const queries = this.queriesFor(names).map(async ({ prefix, icons }) => {
      const set = await this.ask(`/${prefix}.json?icons=${icons.join(',')}`)
      for (const icon of set ? icons : []) {
        // S7.7: aliases are followed to the drawing they stand for.
        const data = getIconData(set!, icon)
        if (!data) continue
        const { body, attributes } = iconToSVG(data)
        found.set(`${prefix}:${icon}`, { body, viewBox: attributes.viewBox })
      }
    })
    await Promise.all(queries)
    return found
  }

  /** One query per set, and more where the address would be longer than {@link MAX_URL}. */
  private queriesFor(names: readonly string[]): { prefix: string; icons: string[] }[] {
    const longest = Math.max(...this.world.hosts.map(({ length }) => length))
    const queries = new Map<string, { prefix: string; icons: string[]; length: number }>()
    const full: { prefix: string; icons: string[] }[] = []
    for (const name of [...new Set(names)].sort()) {
      const [, prefix, icon] = ICON_NAME.exec(name) ?? []
      if (prefix === undefined || icon === undefined) continue
      const empty = longest + `/${prefix}.json?icons=`.length
      let query = queries.get(prefix)
      if (query && query.length + 1 + icon.length > MAX_URL) {
        full.push(query)
        query = undefined
      }
      if (query) query.length += 1 + icon.length
      else queries.set(prefix, (query = { prefix, icons: [], length: empty + icon.length }))
      query.icons.push(icon)
    }
    return [...full, ...queries.values()]
  }

  /** S8.8: not found is an answer; any other failure, or silence, moves on to the next host. */
  private ask(path: string): Promise<IconifyJSON | undefined> {
    const { hosts, fetch: get, after } = this.world
    return new Promise((resolve) => {
      const stop = new AbortController()
      let asked = 0
      let failed = 0
      let stopRotation = () => {}
      const finish = (set: IconifyJSON | undefined) => {
        stopLimit()
        stopRotation()
        stop.abort()
        resolve(set)
      }
      const askNext = () => {
        stopRotation()
        if (asked === hosts.length || stop.signal.aborted) return
        const index = (this.first + asked++) % hosts.length
        if (asked < hosts.length) stopRotation = after(ROTATE_MS, askNext)
        get(hosts[index]! + path, { signal: stop.signal })
          .then(async (response) => {
            if (response.status === 404) return finish(undefined)
            if (!response.ok) throw new Error(String(response.status))
            const set = (await response.json()) as IconifyJSON
            this.first = index
            return finish(set)
          })
          .catch(() => {
            if (++failed === hosts.length) finish(undefined)
            else askNext()
          })
      }
      const stopLimit = after(QUERY_LIMIT_MS, () => finish(undefined))
      askNext()
    })
  }
}
