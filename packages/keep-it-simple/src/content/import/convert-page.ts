import { stringify } from 'yaml'
import type { CompilerSettings } from '../settings.ts'
import { convertAliases } from './convert-aliases.ts'
import { convertAddress } from './convert-address.ts'
import { convertFrontMatter } from './convert-front-matter.ts'
import { convertTags } from './convert-tags.ts'
import { convertTitle } from './convert-title.ts'
import type { Notes } from './note.ts'
import type { ReadPage } from './read-front-matter.ts'

/** A page of another generator in our terms; its links are still those of its author. */
export interface ConvertedPage {
  readonly front: Readonly<Record<string, unknown>>
  readonly markdown: string
  /** Line of the source on which the Markdown starts. */
  readonly markdownLine: number
  readonly address: string
  readonly notes: Notes
}

/** Front matter and title; `taken` are the addresses of other pages, in small letters. */
export function convertPage(
  page: ReadPage,
  source: string,
  file: string,
  settings: CompilerSettings,
  taken: ReadonlySet<string>,
  notes: Notes = { changes: [], todo: [...page.todo] },
  addresses: readonly string[] = [],
): ConvertedPage {
  const { title, markdown } = convertTitle(page, source, notes)
  const { description, createTime, draft, ...rest } = convertFrontMatter(page, settings, notes)
  const { aliases, redirectFrom: old } = convertAliases(page, notes)
  const { permalink, redirectFrom, address } = convertAddress(
    page,
    file,
    settings,
    [...old, ...addresses],
    taken,
    notes,
  )
  const tags = convertTags(page, notes)
  const front = {
    title,
    ...(description !== undefined && { description }),
    ...(aliases.length > 0 && { aliases }),
    ...(createTime !== undefined && { createTime }),
    ...(permalink !== undefined && { permalink }),
    ...(redirectFrom.length > 0 && { redirectFrom }),
    ...(tags.length > 0 && { tags }),
    ...(draft === true && { draft }),
    ...rest,
  }
  return { front, markdown, markdownLine: page.markdownLine, address, notes }
}

/** The file as it is written. */
export function pageText(front: Readonly<Record<string, unknown>>, markdown: string): string {
  const body = markdown.replace(/^(?:[ \t]*\n)+/, '').trimEnd()
  return `---\n${stringify(front, { lineWidth: 0 })}---\n${body === '' ? '' : `\n${body}\n`}`
}
