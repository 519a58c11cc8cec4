import { Unknown } from './evaluate.ts'

/** A map of settings or front matter; anything else is an empty one. */
export const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Unknown)
    ? (value as Record<string, unknown>)
    : {}

/** Words, or a number as it is written; nothing else. */
export const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== ''
    ? value.trim()
    : typeof value === 'number'
      ? String(value)
      : undefined
