import { DIAGNOSTICS } from './all.ts'

/** The addresses that the engine prints beneath a problem, and the pages that explain it. */
export const diagnosticRedirects: Readonly<Record<string, string>> = Object.fromEntries(
  ['', '/en'].flatMap((prefix) =>
    DIAGNOSTICS.flatMap(({ slug, codes }) =>
      Object.keys(codes).map((code) => [
        `${prefix}/diagnostics/${code}/`,
        `${prefix}/reference/diagnostics/${slug}/`,
      ]),
    ),
  ),
)
