import type { ClientContext } from '#model/block-module.ts'
import { isFresh, type RepositoryFacts } from '#model/repository.ts'
import { repositoryRow, type RepositoryWords } from '#model/repository-row.ts'
import { askRepository } from '#services/repository.ts'
import { cacheFacts, cachedFacts } from '../repositories/cached-facts.ts'

/** How far below the window a card may be when its repository is asked for, in pixels. */
const NEAR = '400px'

/** Written by the compiler, on the row of a card. */
interface Plan {
  readonly id: string
  readonly url: string
  readonly words: RepositoryWords
  /** When what the page says was asked for. */
  readonly fetched?: string
}

/**
 * Only where `repositoryRefresh` is set: the row of a card shows the numbers of today. Whatever
 * is younger than a day counts as fresh, on the page or in this browser's storage.
 */
export function mount(content: HTMLElement, { signal }: ClientContext): void {
  const asked = new Map<string, Promise<RepositoryFacts>>()
  const ask = ({ id, url }: Plan) => {
    const known = asked.get(id)
    if (known) return known
    const answer = askRepository(url, signal)
    asked.set(id, answer)
    answer.then(
      (facts) => cacheFacts(id, facts, Date.now()),
      (error: unknown) => {
        // S8.9: what the page said stays, and an empty row stays hidden.
        if (!signal.aborted) console.error(`${id}: ${String(error)}`)
      },
    )
    return answer
  }
  const refresh = (row: HTMLElement) => {
    const plan = JSON.parse(row.dataset['plan']!) as Plan
    const now = Date.now()
    const cached = cachedFacts(now)[plan.id]
    const show = (facts: RepositoryFacts) => (row.innerHTML = repositoryRow(facts, plan.words))
    if (cached && cached.fetched! > (plan.fetched ?? '')) show(cached)
    else if (!isFresh(plan.fetched, now)) ask(plan).then(show, () => undefined)
  }
  const watch = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        watch.unobserve(target)
        refresh(target.querySelector<HTMLElement>('[data-plan]')!)
      }
    },
    { rootMargin: NEAR },
  )
  for (const card of content.querySelectorAll('.repo:has(> [data-plan])')) watch.observe(card)
  signal.addEventListener('abort', () => watch.disconnect())
}
