import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { roundShapes } from './round-shapes.ts'

/** Raise it when the same source should be drawn differently: every diagram is then drawn again. */
export const DRAWER = 'mermaid 12.3.0, 1'

/** A drawing's name: the same words have the same name everywhere. */
export const drawingName = (source: string): string =>
  createHash('sha256').update(`${DRAWER}\n${source.trim()}`).digest('hex').slice(0, 20)

export const drawingFile = (folder: string, name: string): string => join(folder, `${name}.svg`)

/** How wide a drawing is by itself, in CSS pixels. */
export const drawingWidth = (svg: string): number => Number(/ width="(\d+)"/.exec(svg)?.[1])

const TAGS = 'svg|defs|marker|g|rect|circle|ellipse|line|path|polygon|polyline|text|tspan'
const NAMES =
  'xmlns|viewBox|width|height|x|y|x1|y1|x2|y2|cx|cy|r|rx|ry|d|dx|dy|points|transform|class|fill|fill-opacity|stroke|stroke-linejoin|stroke-width|stroke-dasharray|text-anchor|dominant-baseline|textLength|lengthAdjust|font-size|font-weight|font-style|font-family|id|refX|refY|markerUnits|markerWidth|markerHeight|orient|marker-start|marker-mid|marker-end'
const TAG = new RegExp(`^<(?:/(?:${TAGS})|(?:${TAGS})(?: (?:${NAMES})="[^"<>]*")*/?)>$`)
const ANY_TAG = /<[^<>]*>?/g
const REFERENCE = /url\((?!#[\w-]+\))/

/** Drawings are put into pages as they are, so one that holds anything but shapes and words is refused. */
export function isPlainDrawing(text: string): boolean {
  return (
    text.startsWith('<svg ') &&
    !REFERENCE.test(text) &&
    (text.match(ANY_TAG) ?? []).every((tag) => TAG.test(tag))
  )
}

export function readDrawing(folder: string, name: string): string | undefined {
  const file = drawingFile(folder, name)
  if (!existsSync(file)) return undefined
  const text = readFileSync(file, 'utf8').trim()
  return isPlainDrawing(text) ? roundShapes(text) : undefined
}
