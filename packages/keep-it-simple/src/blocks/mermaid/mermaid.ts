import { existsSync, readFileSync } from 'node:fs'
import { pathBelow } from '#config/path-below.ts'
import { strings } from '#content/interface-strings.ts'
import type { DrawingFailure } from '#content/drawings/draw.ts'
import {
  drawingFile,
  drawingName,
  drawingWidth,
  readDrawing,
} from '#content/drawings/drawing-file.ts'
import { FITS, formName, hasForms, type Form } from '#content/drawings/forms.ts'
import { report } from '#content/markdown/page-env.ts'
import { ABSENT, hashOf } from '#content/markdown/sources.ts'
import { figureFrame } from './figure-frame.ts'
import type { Fence } from '#content/markdown/blocks/fences.ts'

/** Mermaid's own way to say what a diagram shows; GitHub reads it too. */
const DESCRIPTION = /^[ \t]*accDescr[ \t]*:[ \t]*(\S.*)$/m

/** A diagram is drawn before, under the hash of its words; here its drawing is put into the page. */
export function drawMermaid(figure: Fence): string | undefined {
  const { env, source, values } = figure
  if (source.trim() === '') return wrong(figure, 'The diagram is empty.', 'Write it or remove it.')
  const name = drawingName(source)
  const svg = readDrawing(env.drawings, name)
  if (svg === undefined) {
    const failure = env.undrawable[name]
    if (failure) reportFailure(figure, failure)
    else env.undrawn.push({ name, source })
    return undefined
  }
  noteDrawing(figure, name, svg)
  const column = formOf(figure, name, svg, 'column') ?? svg
  const alt = values['alt'] ?? DESCRIPTION.exec(source)?.[1]?.trim()
  return figureFrame(figure, {
    kind: 'mermaid',
    svg: column,
    phone: drawingWidth(column) <= FITS.phone ? undefined : formOf(figure, name, svg, 'phone'),
    name: strings(env).diagram,
    alt,
    source,
  })
}

/** The page is compiled again when a drawing changes, goes or comes. */
function noteDrawing({ env }: Fence, name: string, svg?: string): void {
  const file = drawingFile(env.drawings, name)
  const hash = existsSync(file) ? hashOf(readFileSync(file)) : ABSENT
  env.sources.push({ file: pathBelow(env.docs, file), hash })
  if (svg !== undefined) env.drawn.push(name)
}

/** The drawing for a place that the written one does not fit; without a browser there may be none. */
function formOf(figure: Fence, written: string, svg: string, form: Form): string | undefined {
  const { env, source } = figure
  if (drawingWidth(svg) <= FITS[form] || !hasForms(source)) return undefined
  const name = formName(written, form)
  const drawn = readDrawing(env.drawings, name)
  if (drawn === undefined && env.undrawable[name] === undefined)
    env.undrawn.push({ name, source, form })
  noteDrawing(figure, name, drawn)
  return drawn !== undefined && drawingWidth(drawn) < drawingWidth(svg) ? drawn : undefined
}

function reportFailure(figure: Fence, { reason, message, line = 0 }: DrawingFailure): void {
  if (reason === 'syntax') {
    const [first = ''] = message.split('\n')
    const what = first.replace(/^(?:Error: )?(?:Parsing failed: )?/, '').replace(/:$/, '')
    const found = /got '([^']+)'/.exec(message)?.[1]
    wrong(
      { ...figure, line: figure.line + line },
      `The diagram cannot be read: ${what}${found === undefined ? '' : `, unexpected ${found}`}.`,
      'Correct it; https://mermaid.js.org has the grammar of every kind of diagram.',
    )
  } else if (reason === 'no-package') {
    report(
      figure.env,
      {
        severity: 'error',
        code: 'missing-package',
        message:
          'The diagram has not been drawn yet, and the package that draws it is not installed.',
        remedy: `Run \`${message}\`, then \`npx kis draw\`, and commit \`drawings/\`.`,
      },
      { line: figure.line },
    )
  } else if (reason === 'no-browser') {
    report(
      figure.env,
      {
        severity: 'error',
        code: 'no-drawing',
        message: 'The diagram has not been drawn yet, and there is no browser to draw it.',
        remedy:
          'Install Chromium or Chrome, or name one with `CHROMIUM=/path`; then `npx kis draw`, and commit `drawings/`.',
      },
      { line: figure.line },
    )
  } else
    wrong(figure, `The diagram could not be drawn: ${message}.`, 'Make it smaller, or split it.')
}

function wrong({ env, line }: Fence, message: string, remedy: string): undefined {
  report(env, { severity: 'error', code: 'bad-diagram', message, remedy }, { line })
}
