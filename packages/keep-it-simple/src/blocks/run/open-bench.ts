import './bench.css'
import { createElement } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { loadLateWords } from '#locale/load-words.ts'
import { Bench } from './Bench.tsx'
import type { BenchParts, Handle } from './bench-parts.ts'
import { draftsOf, dropStale } from './drafts.ts'
import { Engines } from './engines.ts'
import { SHARED } from './left-work.ts'
import { findPrograms, type Program } from './program.ts'
import { readShared } from './share-link.ts'

/** The programs of a page, once a reader has asked for one. */
export interface OpenBench {
  readonly act: (bar: HTMLElement, what: string) => void
  /** Shows what the reader left here, and what the address carries. */
  readonly restore: () => Promise<void>
  readonly close: () => void
}

export async function openBench(content: HTMLElement): Promise<OpenBench> {
  const words = await loadLateWords(document.documentElement.lang)
  const programs = findPrograms(content)
  const handles = new Map<Program, Handle>()
  const waiting = new Map<Program, (handle: Handle) => void>()
  const roots = new Map<Program, { readonly root: Root; readonly frame: string }>()
  const parts: BenchParts = {
    words,
    engines: new Engines(),
    programs,
    changed: new Map(),
    path: location.pathname,
    register(program, handle) {
      handles.set(program, handle)
      waiting.get(program)?.(handle)
      waiting.delete(program)
    },
  }
  /** React takes the row over as it was drawn, so that focus stays where it is. */
  const start = (program: Program): Promise<Handle> => {
    const there = handles.get(program)
    if (there) return Promise.resolve(there)
    const { bar } = program
    const ready = new Promise<Handle>((resolve) => void waiting.set(program, resolve))
    if (!roots.has(program)) {
      const frame = bar.innerHTML
      const tree = createElement(Bench, { program, parts, first: firstOf(bar) })
      roots.set(program, { root: hydrateRoot(bar, tree), frame })
    }
    return ready
  }
  let left = draftsOf(parts.path)
  dropStale(
    parts.path,
    programs.map(({ hash }) => hash),
  )
  const show = async () => {
    const drafts = left
    // Shown once: an address that changes later brings another program, and not these again.
    left = {}
    const shared = location.hash.startsWith(SHARED) ? await readShared(location.hash) : undefined
    const meant = shared && programFor(programs, shared)
    for (const program of programs) {
      const draft = drafts[program.hash]
      if (draft && program !== meant) (await start(program)).show(draft, words.runDraft)
    }
    if (!shared || !meant) return
    const { code, input } = shared
    const handle = await start(meant)
    handle.show({ code, ...(input !== undefined && { input }) }, words.runShared)
    meant.block.scrollIntoView({ block: 'start' })
  }
  return {
    act(bar, what) {
      const program = programs.find((one) => one.bar === bar)
      if (program) void start(program).then((handle) => handle.act(what))
    },
    restore: show,
    close() {
      for (const [{ bar }, { root, frame }] of roots) {
        // React may be at work and leave later: it keeps its element, and the page gets another.
        const still = bar.cloneNode(false) as HTMLElement
        still.innerHTML = frame
        still.dataset['state'] = 'idle'
        bar.replaceWith(still)
        queueMicrotask(() => root.unmount())
      }
      parts.engines.close()
    },
  }
}

/** By its text; by its place, where the article has changed since. */
const programFor = (
  programs: readonly Program[],
  { hash, place }: { readonly hash: string; readonly place: number },
): Program | undefined => programs.find((one) => one.hash === hash) ?? programs[place]

const firstOf = (bar: HTMLElement) => ({
  run: bar.querySelector('[data-run=run]')!.textContent,
  edit: bar.querySelector('[data-run=edit]')?.textContent,
  said: bar.querySelector('.run-said')!.textContent,
  download: Number(bar.dataset['download'] ?? 0),
})
