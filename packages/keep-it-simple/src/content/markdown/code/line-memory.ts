/** Where a grammar stands at the end of a line, as Shiki has it; the rest of it is of no matter here. */
interface Stack {
  readonly parent: Stack | null
  readonly ruleId: unknown
  readonly beginRuleCapturedEOL: boolean
  readonly endRule: string | null
  readonly nameScopesList: Scopes | null
  readonly contentNameScopesList: Scopes | null
}

interface Scopes {
  readonly parent: Scopes | null
  readonly scopeName: string
  readonly tokenAttributes: number
}

/** A line in colours, what it took, and where the grammar stood behind it. */
export interface KnownLine<State> {
  readonly html: string
  readonly steps: number
  readonly state: State
  readonly place: number
}

/** The first line of a block is like no other: some patterns match nowhere else. */
export const FIRST = 0
/** Some megabytes of a thread; then it begins anew. */
const MOST_LINES = 20_000

/**
 * Lines one grammar has coloured. What a line becomes depends on its text and on where the grammar
 * stands, and on nothing else; of the lines of code on a site, about half were there before.
 */
export class LineMemory<State> {
  readonly #lines = new Map<string, KnownLine<State>>()
  readonly #numbers = new Map<string, number>()
  readonly #stacks = new WeakMap<object, number>()
  #last = FIRST

  get(place: number, line: string): KnownLine<State> | undefined {
    return this.#lines.get(`${place} ${line}`)
  }

  keep(place: number, line: string, known: KnownLine<State>): void {
    if (this.#lines.size >= MOST_LINES) {
      this.#lines.clear()
      this.#numbers.clear()
    }
    this.#lines.set(`${place} ${line}`, known)
  }

  /** The same number for places that nothing tells apart; never given twice. */
  placeOf(stack: unknown): number {
    return this.#stack(stack as Stack)
  }

  #stack(stack: Stack | null): number {
    if (stack === null) return FIRST
    return this.#numbered(stack, () => {
      const { parent, ruleId, beginRuleCapturedEOL, endRule } = stack
      const scopes = [stack.nameScopesList, stack.contentNameScopesList].map((one) =>
        this.#scopes(one),
      )
      return JSON.stringify([this.#stack(parent), ruleId, beginRuleCapturedEOL, scopes, endRule])
    })
  }

  #scopes(scopes: Scopes | null): number {
    if (scopes === null) return FIRST
    const { parent, scopeName, tokenAttributes } = scopes
    return this.#numbered(scopes, () =>
      JSON.stringify({ parent: this.#scopes(parent), scopeName, tokenAttributes }),
    )
  }

  #numbered(one: object, describe: () => string): number {
    const known = this.#stacks.get(one)
    if (known !== undefined) return known
    const key = describe()
    const number = this.#numbers.get(key) ?? ++this.#last
    this.#numbers.set(key, number)
    this.#stacks.set(one, number)
    return number
  }
}
