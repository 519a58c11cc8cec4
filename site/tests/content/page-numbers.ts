/** Numbers worth comparing: with a decimal, with thousands, or of three digits and more; no versions, no dates. */
const NUMBER =
  /(?<![\w.,/#-])\d+(?:,\d{3})*(?:\.\d+)?(?![\w.]*\d)(?: ?(?:万|亿|million|billion|thousand))?/g
const YEAR = /^(?:19|20)\d\d$/
const TIMES: Readonly<Record<string, number>> = {
  万: 1e4,
  亿: 1e8,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
}
/** What one language alone may say, with its reason: `<!-- only here: 0.25 0.32, the Chinese text -->`. */
const ONLY_HERE = /<!-- only here: (.*?) -->/gs

/** Every number of a text, as its value: `1.0` is `1`, `40 万` and `400,000` are one. */
function numbers(text: string): Map<number, string> {
  const found = new Map<number, string>()
  for (const [written] of text.matchAll(NUMBER)) {
    const [, digits = '', unit = ''] = /^([\d,.]+)\s*(\S*)$/.exec(written) ?? []
    const value = Number(digits.replaceAll(',', '')) * (TIMES[unit] ?? 1)
    found.set(Number(value.toPrecision(12)), written)
  }
  return found
}

const isClaim = (written: string): boolean =>
  !YEAR.test(written) && (/[.,万亿a-z]/.test(written) || written.length >= 3)

/** What a reader reads as said by us: no listings, code words, addresses, comments or boxes at the end. */
function said(source: string): string {
  const [, front = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? []
  const named = front.match(/^(?:title|description): .*$/gm) ?? []
  const text = body
    .replace(/^([ \t]*)(`{3,}|~{3,})[^\n]*\n.*?^\1\2[ \t]*$/gms, '')
    .replace(/^(:{3,}) ?(?:environment|references)\n.*?^\1$/gms, '')
    .replace(/^(?::{3,}|@\[).*$/gm, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(/`[^`\n]*`/g, '')
    .replace(/\]\([^)]*\)/g, ']')
  return [...named, text].join('\n')
}

/** Numbers one page says and the other page of the pair has nowhere, not even in its outputs. */
export function missingNumbers(source: string, other: string): string[] {
  const excused = numbers([...source.matchAll(ONLY_HERE)].map(([, list]) => list).join(' '))
  const present = numbers(other)
  return [...numbers(said(source))]
    .filter(([value, written]) => isClaim(written) && !present.has(value) && !excused.has(value))
    .map(([, written]) => written)
}
