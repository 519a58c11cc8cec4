import { spawn, type ChildProcess } from 'node:child_process'
import { pathToFileURL } from 'node:url'

/** A completion as an editor would list it. */
export interface Completion {
  readonly label: string
  readonly insertText?: string
  readonly documentation?: string
}

interface Message {
  readonly id?: number
  readonly method?: string
  readonly params?: { readonly items?: readonly { readonly section?: string }[] }
  readonly result?: unknown
  readonly error?: { readonly message: string }
}

interface RawItem extends Omit<Completion, 'documentation'> {
  readonly documentation?: string | { readonly value: string }
}

/** A language server of npm, asked over the protocol as an editor asks it. */
export class LanguageServer {
  private readonly process: ChildProcess
  private readonly settings: Readonly<Record<string, unknown>>
  private readonly waiting = new Map<number, (message: Message) => void>()
  private rest: Buffer = Buffer.alloc(0)
  private asked = 0
  private version = 0
  private resolves = false

  private constructor(command: readonly string[], settings: Readonly<Record<string, unknown>>) {
    this.settings = settings
    this.process = spawn(process.execPath, command, { stdio: ['pipe', 'pipe', 'ignore'] })
    this.process.stdout!.on('data', (chunk: Buffer) => this.read(chunk))
  }

  static async start(
    command: readonly string[],
    root: string,
    settings: Readonly<Record<string, unknown>> = {},
  ): Promise<LanguageServer> {
    const server = new LanguageServer(command, settings)
    const rootUri = pathToFileURL(root).href
    const { capabilities } = (await server.ask('initialize', {
      processId: process.pid,
      rootUri,
      workspaceFolders: [{ uri: rootUri, name: 'site' }],
      capabilities: {
        workspace: { configuration: true, workspaceFolders: true },
        textDocument: {
          completion: {
            completionItem: {
              snippetSupport: true,
              documentationFormat: ['markdown', 'plaintext'],
              resolveSupport: { properties: ['documentation', 'detail'] },
            },
          },
        },
      },
    })) as { capabilities: { completionProvider?: { resolveProvider?: boolean } } }
    server.resolves = capabilities.completionProvider?.resolveProvider === true
    server.tell('initialized', {})
    server.tell('workspace/didChangeConfiguration', { settings })
    return server
  }

  /** What is offered where `|` stands in a text. */
  async complete(file: string, languageId: string, marked: string): Promise<Completion[]> {
    const uri = pathToFileURL(file).href
    const at = marked.indexOf('|')
    const text = marked.slice(0, at) + marked.slice(at + 1)
    const above = marked.slice(0, at).split('\n')
    // Servers remember a text by its version.
    const version = ++this.version
    this.tell('textDocument/didOpen', { textDocument: { uri, languageId, version, text } })
    const position = { line: above.length - 1, character: above.at(-1)!.length }
    const answer = (await this.ask('textDocument/completion', {
      textDocument: { uri },
      position,
    })) as { readonly items: readonly RawItem[] } | readonly RawItem[] | null
    const items = answer === null ? [] : 'items' in answer ? answer.items : answer
    const whole = await Promise.all(items.slice(0, 400).map((item) => this.whole(item)))
    this.tell('textDocument/didClose', { textDocument: { uri } })
    return whole
  }

  stop(): void {
    this.process.kill()
  }

  /** Some servers say more of an item when it is looked at. */
  private async whole(item: RawItem): Promise<Completion> {
    const full =
      this.resolves && item.documentation === undefined
        ? ((await this.ask('completionItem/resolve', item)) as RawItem)
        : item
    const { documentation, ...rest } = full
    const text = typeof documentation === 'object' ? documentation.value : documentation
    return { ...rest, ...(text !== undefined && { documentation: text }) }
  }

  private ask(method: string, params: unknown): Promise<unknown> {
    const id = ++this.asked
    this.send({ id, method, params })
    return new Promise((resolve, reject) => {
      this.waiting.set(id, ({ result, error }) =>
        error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result),
      )
    })
  }

  private tell(method: string, params: unknown): void {
    this.send({ method, params })
  }

  private send(message: object): void {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message })
    this.process.stdin!.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
  }

  private read(chunk: Buffer): void {
    this.rest = Buffer.concat([this.rest, chunk])
    for (;;) {
      const end = this.rest.indexOf('\r\n\r\n')
      const length = Number(
        /Content-Length: (\d+)/i.exec(this.rest.toString('latin1', 0, end))?.[1],
      )
      if (end < 0 || this.rest.length < end + 4 + length) return
      const message = JSON.parse(this.rest.toString('utf8', end + 4, end + 4 + length)) as Message
      this.rest = this.rest.subarray(end + 4 + length)
      this.hear(message)
    }
  }

  private hear(message: Message): void {
    const { id, method, params } = message
    if (id === undefined) return
    if (method === undefined) {
      this.waiting.get(id)?.(message)
      this.waiting.delete(id)
    } else if (method === 'workspace/configuration') {
      const result = (params?.items ?? []).map(({ section = '' }) => this.settings[section] ?? null)
      this.send({ id, result })
    } else {
      this.send({ id, result: null })
    }
  }
}
