import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Diagnostic } from '#model/diagnostic.ts'
import { importedFile } from './bindings.ts'
import { lineAndColumn, parseModule, type SourceModule, type Statement } from './parse-module.ts'
import { shownFile, type Position } from './settings-position.ts'

/** What a stack names: a file and a line of it. */
const FRAME = /(file:\/\/\/[^\s)]+?):(\d+)(?::(\d+))?(?=\)|\s|$)/gm
/** Where Node could not read a module, the stack begins with its path. */
const UNREADABLE = /^(?!file:)(.+):(\d+)\n/

/** Why settings, or a block, cannot be read, at the line of the author's file that is the reason. */
export function loadFailure(error: unknown, file: string, root: string): Diagnostic {
  return (
    syntaxError(file, root) ??
    missingImport(file, root) ??
    missingPackage(error, file, root) ??
    thrown(error, file, root)
  )
}

/** The file and all of the author's files it imports, each once. */
function modulesFrom(file: string, seen = new Map<string, SourceModule>()): SourceModule[] {
  const module = seen.has(file) ? undefined : parseModule(file)
  if (module) {
    seen.set(file, module)
    for (const { source } of importsOf(module)) {
      const target = importedFile(source.value, file)
      if (target !== undefined) modulesFrom(target, seen)
    }
  }
  return [...seen.values()]
}

type WithSource = Statement & {
  readonly source: { readonly value: string; readonly start: number }
}

/** Statements that need another module; types need none. */
function importsOf({ body }: SourceModule): WithSource[] {
  return body.filter(
    (one): one is Statement & WithSource =>
      'source' in one &&
      one.source !== null &&
      !('importKind' in one && one.importKind === 'type') &&
      !('exportKind' in one && one.exportKind === 'type'),
  )
}

function syntaxError(file: string, root: string): Diagnostic | undefined {
  const module = modulesFrom(file).find(({ error }) => error !== undefined)
  if (!module?.error) return undefined
  const { message, start } = module.error
  return {
    severity: 'error',
    code: 'settings-syntax',
    file: shownFile(root, module),
    ...lineAndColumn(module.text, start),
    message: `The file cannot be read: ${sentence(firstLine(message))}`,
    remedy: 'Correct the line, or the one above it.',
  }
}

function missingImport(file: string, root: string): Diagnostic | undefined {
  for (const module of modulesFrom(file))
    for (const { source } of importsOf(module)) {
      const target = importedFile(source.value, module.file)
      if (target !== undefined && !existsSync(target))
        return notFound(module, root, source.start, {
          message: `There is no file \`${source.value}\`.`,
          remedy: 'Correct the path, its extension included, or write the file.',
        })
    }
  return undefined
}

function missingPackage(error: unknown, file: string, root: string): Diagnostic | undefined {
  const name = /^Cannot find package '([^']+)'/.exec(messageOf(error))?.[1]
  if (name === undefined) return undefined
  for (const module of modulesFrom(file))
    for (const { source } of importsOf(module))
      if (source.value === name || source.value.startsWith(`${name}/`))
        return notFound(module, root, source.start, {
          message: `The package \`${name}\` is not installed.`,
          remedy: `Run \`npm install ${name}\`, or remove the import.`,
        })
  return undefined
}

const notFound = (
  module: SourceModule,
  root: string,
  start: number,
  words: Pick<Diagnostic, 'message' | 'remedy'>,
): Diagnostic => ({
  severity: 'error',
  code: 'settings-import',
  file: shownFile(root, module),
  ...lineAndColumn(module.text, start),
  ...words,
})

/** The innermost line of the author's that an error passed through. */
export function ownFrame(error: unknown, root: string): Position | undefined {
  const own = framesOf(error).find((frame) => isOwn(root, frame.file))
  return own && { ...own, file: shownFile(root, own) }
}

const isOwn = (root: string, file: string): boolean =>
  !/^\.\.|node_modules/.test(relative(root, file))

function framesOf(error: unknown): { file: string; line: number; column?: number }[] {
  return [...stackOf(error).matchAll(FRAME)].map(([, url, line, column]) => ({
    file: fileURLToPath(url!),
    line: Number(line),
    ...(column !== undefined && { column: Number(column) }),
  }))
}

/** Whatever else happened while they ran: the innermost line of the author's is named. */
function thrown(error: unknown, file: string, root: string): Diagnostic {
  const unreadable = UNREADABLE.exec(stackOf(error))
  const frames = [
    ...(unreadable ? [{ file: unreadable[1]!, line: Number(unreadable[2]) }] : []),
    ...framesOf(error),
  ]
  const own = frames.find((frame) => isOwn(root, frame.file))
  const place = { ...own, file: shownFile(root, { file: own?.file ?? file }) }
  const unnamed = /The requested module '([^']+)' does not provide an export named '([^']+)'/.exec(
    messageOf(error),
  )
  if (unnamed)
    return {
      severity: 'error',
      code: 'settings-import',
      ...place,
      message: `\`${unnamed[1]}\` exports no \`${unnamed[2]}\`.`,
      remedy: 'Correct the name, or export it there.',
    }
  return {
    severity: 'error',
    code: 'settings-failed',
    ...place,
    message: `The file cannot be read: ${sentence(messageOf(error))}`,
    remedy: 'Correct what this line does.',
  }
}

const stackOf = (error: unknown): string => (error instanceof Error ? String(error.stack) : '')

const messageOf = (error: unknown): string =>
  firstLine(error instanceof Error ? error.message : String(error))

const firstLine = (text: string): string => text.split('\n')[0]!.trim()

/** A message of another program as the rest of a sentence of ours. */
function sentence(text: string): string {
  const line = text.replace(/[.!]$/, '')
  return `${/^[A-Z][a-z]+\b/.test(line) ? line[0]!.toLowerCase() + line.slice(1) : line}.`
}
