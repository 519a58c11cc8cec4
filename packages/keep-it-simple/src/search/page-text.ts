import { htmlOf, textOf } from '#model/search-records.ts'
import type { PageText } from './text-terms.ts'

const PROGRAM = /<pre\b[\s\S]*?<\/pre>/g
const CODE = /<code\b[^>]*>([\s\S]*?)<\/code>/g
/** What an abbreviation stands for. */
const MEANING = /<abbr title="([^"]*)"/g
/** Longer ones are programs, not names. */
const LONGEST = 40
/** Of one this long as HTML nobody has to read the text, not even where every letter is in colours. */
const LONGEST_HTML = 4_000

/** A page's body as it is searched: sentences, programs, and what is set as code among them. */
export function pageText(title: string, body: string): PageText {
  const html = htmlOf(body)
  const programs = [...html.matchAll(PROGRAM)].map(([one]) => textOf(one))
  const pieces = [...html.matchAll(CODE)].flatMap(([, one]) =>
    one!.length > LONGEST_HTML ? [] : textOf(one!),
  )
  const meanings = new Set([...html.matchAll(MEANING)].map(([, one]) => one!))
  return {
    text: textOf([html.replace(PROGRAM, ' '), ...meanings].join('\n<p>')),
    code: programs.join(' '),
    pieces: [...pieces.filter((one) => one.length <= LONGEST), ...title.split(/[\s，。：、（）]+/)],
  }
}

const LINK = /<a\b[^>]*? href="([^"#?]+)[^"]*"[^>]*>([\s\S]*?)<\/a>/g

/** Where a body leads, as it is written there, and what the links say. */
export function linksOf(body: string): (readonly [href: string, text: string])[] {
  return [...body.matchAll(LINK)].flatMap(([, href, html]) => {
    const text = textOf(html!)
    return href!.startsWith('/') && text !== '' ? [[href!, text] as const] : []
  })
}
