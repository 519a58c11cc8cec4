import { spawn } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { PACKAGE, writeAuthorSite } from '../support/author-site.ts'
import { page } from '../support/tiny-site.ts'

const PASSWORD = 'otter-carries-nine-lamps'

/** The command as an author types it, with what they type when it asks. */
function kis(words: readonly string[], typed = ''): Promise<{ code: number; out: string }> {
  const env = { ...process.env, LC_ALL: 'C' }
  const child = spawn(process.execPath, [join(PACKAGE, 'bin/kis.js'), ...words], { env })
  let out = ''
  child.stdout.on('data', (text) => (out += String(text)))
  child.stderr.on('data', (text) => (out += String(text)))
  child.stdin.end(typed)
  return new Promise((resolve) => child.on('close', (code) => resolve({ code: code ?? 1, out })))
}

it('[S5.6] [S9.15] `kis lock hash` asks for a password and prints a hash, of at least 4 rounds', async () => {
  const first = await kis(['lock', 'hash', '3'], `${PASSWORD}\n`)
  expect(first.out).toMatch(/^\$2b\$04\$[./A-Za-z0-9]{53}$/m)
  expect(first.out).not.toContain(PASSWORD)
  const second = await kis(['lock', 'hash', '4'], `${PASSWORD}\n`)
  // Sixteen random bytes of salt each.
  expect(hashIn(second.out).slice(0, 29)).not.toBe(hashIn(first.out).slice(0, 29))
  expect(hashIn((await kis(['lock', 'hash'], `${PASSWORD}\n`)).out)).toMatch(/^\$2b\$12\$/)
})

const hashIn = (out: string): string => /^\$2b\$\S+$/m.exec(out)![0]

const TAIL = 'CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW'
const REFUSED = [
  [`$3b$10$${TAIL}`, 'Invalid salt version'],
  [`$2x$10$${TAIL}`, 'Invalid salt revision'],
  [`$2b$xx$${TAIL}`, 'Missing salt rounds'],
  [`$2b$32$${TAIL}`, 'Illegal number of rounds (4-31)'],
  ['$2b$10$short', 'Illegal length'],
] as const

it('[S5.7] [S2.4.3] a hash that is none, and a layout nobody has, are reported by their file', async () => {
  const sealed = REFUSED.map(([hash], index) => [
    `sealed-${index}.md`,
    page({ permalink: `/sealed-${index}/`, encrypt: { hash } }),
  ])
  const root = writeAuthorSite({
    ...Object.fromEntries(sealed),
    'a.md': page({ permalink: '/a/', layout: 'Nowhere' }),
  })
  try {
    const { code, out } = await kis(['check', '--root', root])
    const said = out.split(/^(?=docs\/)/m)
    for (const [index, [, text]] of REFUSED.entries())
      expect(said.find((one) => one.startsWith(`docs/sealed-${index}.md:`))).toContain(text)
    expect(out).toMatch(/docs\/a\.md:4 error unknown-layout\s+Cannot resolve layout: `Nowhere`\./)
    expect(code).toBe(1)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})
