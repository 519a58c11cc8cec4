import { array, integer, oneof, type Arbitrary } from 'fast-check'

const codePoint = oneof(
  integer({ min: 0, max: 0x7f }),
  integer({ min: 0, max: 0xffff }),
  integer({ min: 0, max: 0x10_ffff }),
)

/** Any string, lone surrogates included. fast-check's `unit: 'binary'` takes 3 s to initialize. */
export const anyText = (maxLength?: number): Arbitrary<string> =>
  array(codePoint, maxLength === undefined ? {} : { maxLength }).map((points) =>
    String.fromCodePoint(...points),
  )
