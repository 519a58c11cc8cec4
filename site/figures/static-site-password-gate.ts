import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compare, genSalt, hash } from 'bcryptjs'
import { bcrypt } from 'hash-wasm'

/**
 * The experiments of static-site-password.md, in both languages: a gate that hides the text, the
 * thirty lines of the page, and what a guess costs. What the engine's own seal gives away is asked
 * by `bench/seal.ts` of the engine, which may read its inside.
 */
const PASSWORD = 'keep-it-simple'
const TEXT = 'The key to the archive hangs behind the third door.'
const yes = (value: boolean) => (value ? 'yes' : 'no')

// A gate: the text is in a script, and beside it the hash that the browser compares with.
const root = mkdtempSync(join(tmpdir(), 'gate-'))
process.on('exit', () => rmSync(root, { recursive: true }))
const script = join(root, 'page.mjs')
writeFileSync(
  script,
  `import { createHash } from 'node:crypto'
export const hash = '${await hash(PASSWORD, await genSalt(10))}'
export const html = '<p>${TEXT}</p>'
const mark = () => createHash('sha256').update(hash).digest('hex')
export const isOpen = (storage) => storage.open === mark()
`,
)
interface Gate {
  readonly hash: string
  readonly html: string
  readonly isOpen: (storage: object) => boolean
}
const gate = (await import(script)) as Gate
console.log('gate')
console.log('  text in the script:', yes(gate.html.includes(TEXT)))
console.log('  open at first:', yes(gate.isOpen({})))
const forged = { open: createHash('sha256').update(gate.hash).digest('hex') }
console.log('  open with a marker made from the public hash:', yes(gate.isOpen(forged)))
const parts = [gate.hash.slice(0, 7), gate.hash.slice(7, 29), gate.hash.slice(29)]
console.log('  the hash:', gate.hash)
console.log('  its parts:', parts.map((part) => part.length).join(' + '), '=', gate.hash.length)
console.log('  a guess can be compared with it:', yes(await compare(PASSWORD, gate.hash)))

// The thirty lines.
// #region thirty
const bytes = (text: string) => new TextEncoder().encode(text)

async function keyOf(password: string, salt: Uint8Array<ArrayBuffer>) {
  const raw = await crypto.subtle.importKey('raw', bytes(password), 'PBKDF2', false, ['deriveKey'])
  const slow = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: 600_000 }
  const aes = { name: 'AES-GCM', length: 256 }
  return crypto.subtle.deriveKey(slow, raw, aes, false, ['encrypt', 'decrypt'])
}

async function lock(password: string, path: string, text: string) {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const how = { name: 'AES-GCM', iv, additionalData: bytes(path) }
  const key = await keyOf(password, salt)
  const sealed = await crypto.subtle.encrypt(how, key, bytes(text))
  return { salt, iv, sealed }
}

type Box = Awaited<ReturnType<typeof lock>>

async function open(password: string, path: string, { salt, iv, sealed }: Box) {
  const how = { name: 'AES-GCM', iv, additionalData: bytes(path) }
  try {
    const key = await keyOf(password, salt)
    const plain = await crypto.subtle.decrypt(how, key, sealed)
    return new TextDecoder().decode(plain)
  } catch {
    return undefined
  }
}
// #endregion

const box = await lock(PASSWORD, '/a/', TEXT)
console.log('thirty lines')
console.log('  right password:', await open(PASSWORD, '/a/', box))
console.log('  wrong password:', await open('keep-it-complex', '/a/', box))
console.log('  another address:', await open(PASSWORD, '/b/', box))
console.log('  length of text and of what is published:', TEXT.length, box.sealed.byteLength)

// What one guess costs, in time of the processor: other work on the machine does not count.
console.log('one bcrypt run, relative to cost 8 in the same library', process.version)
const salt = new Uint8Array(16).fill(7)
const ways: Record<string, (cost: number) => Promise<unknown>> = {
  bcryptjs: async (cost) => hash(PASSWORD, await genSalt(cost)),
  'hash-wasm': (cost) =>
    bcrypt({ password: PASSWORD, salt, costFactor: cost, outputType: 'encoded' }),
}
for (const [name, run] of Object.entries(ways)) {
  const least: Record<number, number> = {}
  for (const cost of [4, 8, 10, 12])
    for (let turn = 0; turn < 5; turn++) {
      const started = process.cpuUsage()
      for (let n = 0; n < 2 ** (12 - cost) && n < 32; n++) await run(cost)
      const { user } = process.cpuUsage(started)
      least[cost] = Math.min(least[cost] ?? Infinity, user / Math.min(32, 2 ** (12 - cost)))
    }
  const shown = Object.entries(least).map(
    ([cost, time]) => `${cost}: ${(time / least[8]!).toFixed(2)}`,
  )
  console.log(
    ' ',
    name.padEnd(10),
    shown.join('  '),
    `(${(least[12]! / 1000).toFixed(0)} ms at 12)`,
  )
}
