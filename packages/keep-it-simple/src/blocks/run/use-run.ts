import { useCallback, useEffect, useRef, useState } from 'react'
import { startRun, type RunEnd, type Running, type RunProgram } from '#services/run-code.ts'
import type { BenchParts } from './bench-parts.ts'
import { limitsOf } from './engines.ts'
import { endMessage } from './messages.ts'
import { compareOutput, outputLines, type OutputLine, type OutputPart } from './output-lines.ts'
import type { Program } from './program.ts'

export interface ResultTable {
  readonly columns: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** What a reader sees of a run. */
export interface RunView {
  readonly state: 'idle' | 'loading' | 'finished'
  readonly said: string
  readonly failed: boolean
  readonly same: boolean
  /** The output that stands there is an older one. */
  readonly stale: boolean
  /** Absent while the page's own output is shown. */
  readonly lines?: readonly OutputLine[]
  readonly tables: readonly ResultTable[]
  /** What has been fetched of what must be there first. */
  readonly progress?: { readonly loaded: number; readonly total: number }
}

const IDLE: RunView = {
  state: 'idle',
  said: '',
  failed: false,
  same: false,
  stale: false,
  tables: [],
}

function withoutProgress(view: RunView): RunView {
  const { progress: _, ...rest } = view
  return rest
}

interface Run {
  readonly view: RunView
  readonly start: (given: RunProgram) => void
  readonly cancel: () => void
  readonly forget: () => void
}

/** One run at a time of one program, drawn once per frame however much it prints. */
export function useRun(program: Program, { words, engines }: BenchParts): Run {
  const [view, setView] = useState(IDLE)
  const running = useRef<Running>(undefined)
  const cancel = useCallback(() => running.current?.cancel(), [])
  useEffect(() => cancel, [cancel])

  const start = (given: RunProgram) => {
    const { url = '', protocol, bytes } = program.bar.dataset
    const { language } = program
    const began = performance.now()
    const pieces: OutputPart[] = []
    const tables: ResultTable[] = []
    let version = ''
    let progress: RunView['progress']
    let frame = 0
    const draw = () => {
      frame = 0
      setView((before) => ({
        ...before,
        ...(progress && { progress }),
        ...(pieces.length > 0 && { lines: outputLines(pieces), tables: [...tables], stale: false }),
      }))
    }
    const later = () => {
      if (frame === 0) frame = requestAnimationFrame(draw)
    }
    const begun = { state: 'loading', said: words.runLoading, failed: false, same: false } as const
    setView((before) => ({ ...withoutProgress(before), ...begun, stale: true }))
    const service = { url, protocol, bytes: Number(bytes ?? 0) }
    running.current = startRun(
      engines.get(language, service),
      given,
      limitsOf(language, protocol),
      {
        print(stream, text) {
          pieces.push({ stream, text })
          later()
        },
        version(text) {
          version = text
          progress = undefined
          setView((before) => ({ ...withoutProgress(before), said: words.running }))
        },
        progress(loaded, total) {
          progress = { loaded, total }
          later()
        },
        table(columns, rows) {
          tables.push({ columns, rows })
          later()
        },
      },
    )
    const finish = (end: RunEnd) => {
      cancelAnimationFrame(frame)
      running.current = undefined
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      const host = URL.canParse(url) ? new URL(url).host : words.runThisSite
      const printed = outputLines(pieces)
      // One that fails says so in words of its tool, which differ from place to place.
      const compared = end.ok ? compareOutput(program.output, printed) : undefined
      const { lang } = document.documentElement
      const differing = compared?.differing
      const facts = { seconds, host, language, version, differing, lang }
      setView((before) => ({
        ...withoutProgress(before),
        state: 'finished',
        said: endMessage(end, facts, words),
        failed: !end.ok,
        same: differing === 0,
        stale: false,
        // Stopped before any output came: nobody knows what it would have been.
        ...((end.fault === undefined || pieces.length > 0) && {
          lines: compared?.lines ?? printed,
          tables,
        }),
      }))
    }
    void running.current.ended.then(finish)
  }
  const forget = () => {
    cancel()
    setView(IDLE)
  }
  return { view, start, cancel, forget }
}
