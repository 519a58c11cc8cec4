import {
  DESK,
  DESK_HEADER,
  type DeskReport,
  type DeskState,
  type SavedPicture,
} from '#model/desk.ts'
import type { Diagnostic, Fix } from '#model/diagnostic.ts'

const address = (name: string): string => import.meta.env.BASE_URL + DESK.slice(1) + name

/** Why something was not done, in a word. */
export interface Refusal {
  readonly error: string
}

export const askState = (): Promise<DeskState> => get<DeskState>('problems.json')
export const askReport = (): Promise<DeskReport> => get<DeskReport>('report.json')

async function get<T>(name: string): Promise<T> {
  const answer = await fetch(address(name))
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`)
  return (await answer.json()) as T
}

export const askFix = (fix: Fix): Promise<Refusal | object> => post('fix', JSON.stringify(fix))

/** The editor of the author's machine is opened by the dev server. */
export function askEditor(
  place: Pick<Diagnostic, 'file' | 'line' | 'column'>,
): Promise<Refusal | object> {
  const { file, line, column } = place
  const query = new URLSearchParams({ file })
  if (line !== undefined) query.set('line', String(line))
  if (column !== undefined) query.set('column', String(column))
  return post(`open?${query.toString()}`)
}

export function askPicture(page: string, picture: File): Promise<Refusal | SavedPicture> {
  const query = new URLSearchParams({ page, name: picture.name })
  return post(`picture?${query.toString()}`, picture) as Promise<Refusal | SavedPicture>
}

async function post(name: string, body?: BodyInit): Promise<Refusal | object> {
  try {
    const headers = { [DESK_HEADER]: '1', 'content-type': 'application/octet-stream' }
    const answer = await fetch(address(name), { method: 'POST', headers, ...(body && { body }) })
    return (await answer.json()) as Refusal | object
  } catch {
    return { error: 'no-answer' }
  }
}

export const isRefusal = (answer: object): answer is Refusal => 'error' in answer
