/**
 * A use is what the static HTML of some blocks needs besides the common style sheet: `maths.ts`
 * imports its styles, and may export `wake` to add behaviour. A block names it with `env.uses`; each
 * is a chunk of its own, loaded only by pages that have such blocks.
 */
export interface Use {
  /** Called when the page is shown; gives back what undoes it. */
  readonly wake?: (content: HTMLElement) => () => void
}

const FILES = import.meta.glob<Use>(['./*.ts', '!./registry.ts', '!./use-*.ts', '!./*.test.ts'])

const loaded = new Map<string, Use>()

export async function loadUse(name: string): Promise<void> {
  // While prerendering nothing can be woken, and the document links the styles.
  if (import.meta.env.SSR || loaded.has(name)) return
  const load = FILES[`./${name}.ts`]
  if (!load) throw new Error(`There is no use called ${name}`)
  loaded.set(name, await load())
}

/** Only after {@link loadUse}: the loader of every route sees to that. */
export const wakeUse = (name: string, content: HTMLElement): (() => void) | undefined =>
  loaded.get(name)?.wake?.(content)
