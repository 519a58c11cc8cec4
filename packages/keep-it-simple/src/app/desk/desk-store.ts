import { PAGE_SHOWN } from '#browser/events.ts'
import { DESK_EVENT, type DeskProblem, type DeskState } from '#model/desk.ts'
import { fromPathname } from '#model/path.ts'
import { askState } from './ask-desk.ts'

/** What the panel shows: the state of the site, and where the author is. */
export interface DeskView {
  readonly state: DeskState | undefined
  /** Address of the open page. */
  readonly address: string
  readonly lang: string
}

const here = () => ({
  address: fromPathname(import.meta.env.BASE_URL, location.pathname) ?? '/',
  lang: document.documentElement.lang,
})

let view: DeskView = { state: undefined, ...here() }
const listeners = new Set<() => void>()

function change(next: Partial<DeskView>): void {
  view = { ...view, ...next }
  for (const listen of listeners) listen()
}

export const readDesk = (): DeskView => view

export function subscribeDesk(listen: () => void): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}

/** Asks once, then listens: every change is announced. */
export function followDesk(): void {
  addEventListener(PAGE_SHOWN, () => change(here()))
  import.meta.hot?.on(DESK_EVENT, (state: DeskState) => change({ state }))
  // After the dev server was away, as when a setting was saved.
  import.meta.hot?.on('vite:ws:connect', refresh)
  refresh()
}

function refresh(): void {
  askState()
    .then((state) => change({ state }))
    // The server is not there at the moment: the next change comes by itself.
    .catch(() => undefined)
}

/** Those of the open page, and all others. */
export function dividedProblems(view: DeskView): {
  readonly own: readonly DeskProblem[]
  readonly others: readonly DeskProblem[]
} {
  const problems = view.state?.problems ?? []
  return {
    own: problems.filter(({ page }) => page === view.address),
    others: problems.filter(({ page }) => page !== view.address),
  }
}
