import type { KnownContributor } from 'keep-it-simple'

/** How people of the history are shown. Read at build only: aliases may be e-mail addresses. */
export const people: readonly KnownContributor[] = [
  { name: 'Keep It Simple', alias: ['Seed 57492594 maintainers'] },
]
