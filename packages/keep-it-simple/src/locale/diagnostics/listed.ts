import { everyPiece, outsideCode } from './outside-code.ts'
import { fillIn } from './template.ts'

const NAME = /^(?:`[^`]*`|[\p{L}\p{N}_./@#:-]+)$/u

/** A list such as `a`, `b` or `c` in Chinese: of names, or of what each may be; `undefined` if it is none. */
export function listed(
  value: string,
  translate: (piece: string) => string | undefined,
): string | undefined {
  const pieces = outsideCode(value, /, or |; or |, | or | and /g)
  if (pieces.length < 2) return undefined
  // Bare words are names only where nothing but commas stands between them.
  const areNames = value.split(', ').every((piece) => NAME.test(piece))
  const said = areNames
    ? pieces.map((piece) => (/^[a-z]/i.test(piece) ? `\`${piece}\`` : piece))
    : everyPiece(pieces, (piece) => translate(piece) ?? (NAME.test(piece) ? piece : undefined))
  if (!said) return undefined
  const between = value.replaceAll(/`[^`]*`/g, '')
  const last = / or /.test(between) ? ' 或 {}' : / and /.test(between) ? ' 和 {}' : '、{}'
  const places = said.map((_, index) =>
    index === 0 ? '{}' : index === said.length - 1 ? last : '、{}',
  )
  return fillIn(places.join(''), said)
}
