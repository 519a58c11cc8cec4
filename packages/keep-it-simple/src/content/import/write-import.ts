import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
  constants,
} from 'node:fs'
import { dirname, join, sep } from 'node:path'
import type { FileReport } from './import-report.ts'
import { noted } from './note.ts'
import type { PlannedFile } from './plan-import.ts'

export interface Written {
  readonly files: readonly FileReport[]
  readonly pictures: readonly string[]
}

/** Writes what was planned below `docs`. What is there already stays as it is and is reported. */
export function writeImport(
  planned: readonly PlannedFile[],
  folder: string,
  docs: string,
): Written {
  const pictures = new Set<string>()
  const files = planned.map((file) => writeFile(file, folder, docs, pictures))
  return { files, pictures: [...pictures].sort() }
}

function writeFile(
  { from, to, text, changes, todo, pictures }: PlannedFile,
  folder: string,
  docs: string,
  copied: Set<string>,
): FileReport {
  if (text === undefined || to === undefined) return { from, changes: [], todo }
  const refuse = (message: string): FileReport => ({
    from,
    changes: [],
    todo: [noted(message, undefined)],
  })
  const path = join(docs, to)
  if (existsSync(path)) return refuse(`docs/${to} exists already and stays as it is.`)
  if (!isInside(path, docs)) return refuse(`docs/${to} would lie outside of docs/.`)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text, { flag: 'wx' })
  const wrong = [...pictures].flatMap(([source, target]) => {
    const problem = copyPicture(join(folder, source), target, docs)
    if (problem === undefined) copied.add(`docs/${target}`)
    return problem === undefined ? [] : [noted(problem, undefined)]
  })
  return { from, to: `docs/${to}`, changes, todo: [...todo, ...wrong] }
}

/** Gives what is wrong, if anything. */
function copyPicture(source: string, target: string, docs: string): string | undefined {
  const path = join(docs, target)
  if (!isInside(path, docs)) return `The picture docs/${target} would lie outside of docs/.`
  if (existsSync(path))
    return readFileSync(path).equals(readFileSync(source))
      ? undefined
      : `docs/${target} exists already with another picture and stays as it is.`
  mkdirSync(dirname(path), { recursive: true })
  copyFileSync(source, path, constants.COPYFILE_EXCL)
  return undefined
}

/** Folders of `docs/` may be links; what is written must lie inside all the same. */
function isInside(path: string, docs: string): boolean {
  let folder = dirname(path)
  while (!existsSync(folder)) folder = dirname(folder)
  const root = realpathSync(docs)
  return `${realpathSync(folder)}${sep}`.startsWith(`${root}${sep}`)
}
