import type { SnippetPart } from '#model/snippet.ts'

/** A text with what matches marked. */
export function SearchParts({ parts }: { readonly parts: readonly SnippetPart[] }) {
  return parts.map(({ text, marked }, index) => (marked ? <mark key={index}>{text}</mark> : text))
}
