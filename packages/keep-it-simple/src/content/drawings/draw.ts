import { mkdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Mermaid, MermaidConfig } from 'mermaid'
import type { Page } from 'playwright-core'
import { hasPart, installCommand } from '#config/optional-packages.ts'
import { writeWhole } from '../markdown/media/generated-files.ts'
import { findBrowser, openBrowser } from './browser.ts'
import { drawingFile, drawingWidth, isPlainDrawing } from './drawing-file.ts'
import {
  attemptsFor,
  FITS,
  formName,
  FORMS,
  hasForms,
  PLACE,
  type Attempt,
  type Form,
} from './forms.ts'
import { MAX_TEXT, MERMAID_CONFIG } from './mermaid-config.ts'
import { PALETTE, TEXT_COLOURS } from './palette.ts'
import { traceSvg } from './trace-svg.ts'

/** Longer than any diagram a reader could follow takes to draw. */
const LIMIT = 20_000

/** A drawing that is shrunk by so little is better than one with words that are broken more often. */
const NEARLY = 1.1

export interface Undrawn {
  readonly name: string
  readonly source: string
  /** The place it is drawn for, if it does not fit there as it is written. */
  readonly form?: Form
}

/** Why there is no drawing; `line` counts in the diagram, from 1. */
export interface DrawingFailure {
  readonly reason: 'no-package' | 'no-browser' | 'syntax' | 'crash'
  readonly message: string
  readonly line?: number
}

export type DrawingFailures = Readonly<Record<string, DrawingFailure>>

/** Draws what has no drawing yet, with one browser, and returns what could not be drawn. */
export async function drawMissing(
  missing: readonly Undrawn[],
  folder: string,
): Promise<DrawingFailures> {
  const failures: Record<string, DrawingFailure> = {}
  if (missing.length === 0) return failures
  if (!hasPart('diagrams')) {
    const failure = { reason: 'no-package', message: installCommand('diagrams') } as const
    return Object.fromEntries(missing.map(({ name }) => [name, failure]))
  }
  const executable = findBrowser()
  if (executable === undefined) {
    const failure = { reason: 'no-browser', message: 'no Chromium was found' } as const
    return Object.fromEntries(missing.map(({ name }) => [name, failure]))
  }
  const sound = missing.filter(({ name, source }) => {
    if (source.length <= MAX_TEXT) return true
    failures[name] = { reason: 'crash', message: `it has more than ${MAX_TEXT} characters` }
    return false
  })
  if (sound.length === 0) return failures
  mkdirSync(folder, { recursive: true })
  const browser = await openBrowser(executable)
  try {
    let page: Page | undefined
    const waiting = [...sound]
    for (let one = waiting.shift(); one; one = waiting.shift()) {
      const { name } = one
      page ??= await blankPage(await browser.newPage())
      const drawn = await drawForm(page, one)
      if (typeof drawn === 'string') {
        writeWhole(drawingFile(folder, name), `${drawn}\n`)
        waiting.push(...neededForms(one, drawn))
      } else failures[name] = drawn
      if (typeof drawn === 'string' || drawn.reason === 'syntax') continue
      // What hung or broke the page must not reach the next diagram.
      await page.close()
      page = undefined
    }
  } finally {
    await browser.close()
  }
  return failures
}

/** The places that a drawing, as it is written, does not fit. */
function neededForms({ name, source, form }: Undrawn, svg: string): Undrawn[] {
  if (form !== undefined || !hasForms(source)) return []
  return FORMS.filter((one) => drawingWidth(svg) > FITS[one]).map((one) => ({
    name: formName(name, one),
    source,
    form: one,
  }))
}

/** Offline: a diagram may name pictures and icons of other hosts, and gets none. */
async function blankPage(page: Page): Promise<Page> {
  await page.route('**', (route) => route.abort())
  await page.setContent('<!doctype html><body></body>')
  await page.addScriptTag({
    path: createRequire(import.meta.url).resolve('mermaid/dist/mermaid.min.js'),
  })
  return page
}

/** As it is written; for a place of its own, the first way that fits it, that shrinks to it, or the narrowest. */
async function drawForm(page: Page, one: Undrawn): Promise<string | DrawingFailure> {
  const { name, source, form } = one
  if (form === undefined) return drawOne(page, name, { source, config: {} })
  const drawings: string[] = []
  for (const attempt of attemptsFor(source, form)) {
    const drawn = await drawOne(page, name, attempt)
    if (typeof drawn !== 'string') {
      // A way that cannot be read is no way; one that breaks the page ends the search.
      if (drawn.reason === 'crash') return drawn
      continue
    }
    if (drawingWidth(drawn) <= PLACE[form] * NEARLY) return drawn
    drawings.push(drawn)
  }
  const narrowest = drawings.toSorted((a, b) => drawingWidth(a) - drawingWidth(b))[0]
  return (
    drawings.find((drawn) => drawingWidth(drawn) <= FITS[form]) ??
    narrowest ?? { reason: 'syntax', message: 'it has no other form' }
  )
}

async function drawOne(
  page: Page,
  name: string,
  { source, config: own }: Attempt,
): Promise<string | DrawingFailure> {
  const id = `d${name}`
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`it took more than ${LIMIT / 1000} s`)), LIMIT)
  })
  try {
    const config: MermaidConfig = {
      ...MERMAID_CONFIG,
      deterministicIDSeed: name,
      flowchart: { ...MERMAID_CONFIG.flowchart, ...own.flowchart },
      sequence: { ...MERMAID_CONFIG.sequence, ...own.sequence },
      gantt: { ...MERMAID_CONFIG.gantt, ...own.gantt },
      ...(own.state && { state: own.state }),
      ...(own.class && { class: own.class }),
    }
    const failed = await Promise.race([page.evaluate(renderInPage, { id, source, config }), late])
    if (failed) return { reason: 'syntax', ...failed }
    const input = { id, palette: PALETTE, textColours: TEXT_COLOURS }
    const svg = await Promise.race([page.evaluate(traceSvg, input), late])
    if (!isPlainDrawing(svg)) throw new Error('it holds more than shapes and words')
    return svg
  } catch (error) {
    return { reason: 'crash', message: error instanceof Error ? error.message : String(error) }
  } finally {
    clearTimeout(timer)
  }
}

/** Runs in the browser. */
async function renderInPage(input: {
  readonly id: string
  readonly source: string
  readonly config: MermaidConfig
}): Promise<{ message: string; line?: number } | undefined> {
  const { mermaid } = globalThis as unknown as { mermaid: Mermaid }
  mermaid.initialize(input.config)
  document.body.replaceChildren()
  try {
    await mermaid.parse(input.source)
    const { svg } = await mermaid.render(input.id, input.source)
    document.body.innerHTML = svg
    return undefined
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const line = /line:? (\d+)/i.exec(message)?.[1]
    return { message, ...(line !== undefined && { line: Number(line) }) }
  }
}
