import type { IncomingMessage, ServerResponse } from 'node:http'
import { isDeepStrictEqual } from 'node:util'
import { applyFix } from '#content/desk/apply-fix.ts'
import { deskReport } from '#content/desk/desk-report.ts'
import { fileInside } from '#content/desk/inside-site.ts'
import { MAX_PICTURE, savePicture } from '#content/desk/save-picture.ts'
import type { DeskState } from '#model/desk.ts'
import { formatPosition, type Fix } from '#model/diagnostic.ts'
import { inLines, say } from '../say.ts'
import { deskState, type DeskSource, type KnownPaths } from './desk-state.ts'
import { openEditor } from './open-editor.ts'
import { isOwnRequest } from './own-request.ts'
import { readBody } from './read-body.ts'

const MAX_FIX = 64 * 1024

/** A number and what is said with it, as JSON. */
type Answer = readonly [status: number, body: unknown]

/** What the dev server answers below `/__desk/`: questions for everybody here, deeds only for its own pages. */
export class Desk {
  private readonly source: DeskSource
  private readonly known: KnownPaths = new Map()

  constructor(source: DeskSource) {
    this.source = source
  }

  state(): DeskState {
    return deskState(this.source, this.known)
  }

  async answer(asked: URL, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const name = asked.pathname.replace(/\/$/, '').split('/').at(-1)!
    const [status, body] = await this.find(name, asked.searchParams, request)
    response.writeHead(status, {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
    })
    response.end(JSON.stringify(body))
  }

  private async find(
    name: string,
    asked: URLSearchParams,
    request: IncomingMessage,
  ): Promise<Answer> {
    if (request.method === 'GET') {
      if (name === 'problems.json') return [200, this.state()]
      if (name === 'report.json') return [200, this.report()]
      return [404, { error: 'unknown' }]
    }
    if (!isOwnRequest(request)) return [403, { error: 'foreign' }]
    if (name === 'open') return this.open(asked)
    if (name === 'fix') return this.fix(request)
    if (name === 'picture') return this.picture(asked, request)
    return [404, { error: 'unknown' }]
  }

  private report() {
    const { diagnostics, pages, settings } = this.source
    return deskReport(pages(), diagnostics(), settings())
  }

  private async open(asked: URLSearchParams): Promise<Answer> {
    const file = fileInside(this.source.settings().root, asked.get('file') ?? '')
    if (file === undefined) return [404, { error: 'no-file' }]
    const failure = await openEditor(file, numberOf(asked, 'line'), numberOf(asked, 'column'))
    return failure === undefined ? [200, {}] : [500, { error: 'no-editor', detail: failure }]
  }

  /** Only an edit that is offered at this moment is made: a request cannot bring one of its own. */
  private async fix(request: IncomingMessage): Promise<Answer> {
    const body = await readBody(request, MAX_FIX)
    if (!body) return [413, { error: 'too-large' }]
    const wanted = parsed(body)
    const offered = this.source.diagnostics().find(({ fix }) => isDeepStrictEqual(fix, wanted))
    if (!offered?.fix) return [409, { error: 'changed' }]
    const result = applyFix(this.source.settings().root, offered.fix)
    if (result !== 'done') return [409, { error: result }]
    console.log(`${formatPosition(offered)} ${offered.code}: ${inLines(offered.fix.label)}`)
    return [200, {}]
  }

  private async picture(asked: URLSearchParams, request: IncomingMessage): Promise<Answer> {
    const path = asked.get('page') ?? ''
    const page = this.source.pages().find((one) => one.path === path)
    if (!page) return [404, { error: 'no-page' }]
    const bytes = await readBody(request, MAX_PICTURE)
    if (!bytes) return [413, { error: 'too-large' }]
    const saved = await savePicture(bytes, {
      docs: this.source.settings().docs,
      page: page.source.file,
      title: page.frontmatter.title,
      name: asked.get('name') ?? '',
    })
    if (typeof saved === 'string') return [415, { error: 'no-picture', detail: saved }]
    say(`${saved.file} saved, ${saved.width} × ${saved.height}`)
    return [200, saved]
  }
}

function numberOf(asked: URLSearchParams, key: string): number | undefined {
  const value = asked.get(key)
  return value !== null && /^\d{1,7}$/.test(value) ? Number(value) : undefined
}

function parsed(body: Buffer): Partial<Fix> | undefined {
  try {
    return JSON.parse(body.toString('utf8')) as Partial<Fix>
  } catch {
    return undefined
  }
}
