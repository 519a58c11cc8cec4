import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { passwordSecret, siteSalt } from '#content/locks/derive.ts'
import { cipherKey, decryptPart, masterKey } from '#model/seal-keys.ts'
import {
  PAGE_PART,
  paddedLength,
  partContext,
  partKeyUse,
  slotContext,
  slotKeyUse,
  type Seal,
} from '#model/seal.ts'
import { sealInto } from '../tests/support/seal-into.ts'
import { testSettings } from '../tests/support/test-site.ts'

/** `node bench/seal.ts`: what a sealed page gives away to whoever has its files, and to whom it opens. */
const PASSWORD = 'keep-it-simple'
const TEXT = 'The key to the archive hangs behind the third door.'
const yes = (value: boolean) => (value ? 'yes' : 'no')

const root = mkdtempSync(join(tmpdir(), 'seal-'))
process.on('exit', () => rmSync(root, { recursive: true }))
const settings = testSettings(root, { passwords: [PASSWORD, 'another-good-password'] })
const own = { ...settings, locks: { ...settings.locks, publicPasswords: [] } }
const html = `<title>Archive</title><p>${TEXT}</p>`
const seal = await sealInto(own.out, own, '/a/', html)
const other = await sealInto(own.out, own, '/b/', html)
const folder = join(own.out, 'sealed')
const published = (file: string) => new Uint8Array(readFileSync(join(folder, basename(file))))
const everything = [
  JSON.stringify(seal),
  Buffer.from(published(seal.file)).toString('latin1'),
].join()

/** What a reader's browser does. */
async function tried(password: string, path: string, what: Seal): Promise<string> {
  const secret = await passwordSecret(password, siteSalt(own))
  const wrapper = await cipherKey(await masterKey(Buffer.from(secret)), slotKeyUse(path))
  for (const [index, slot] of what.slots.entries()) {
    const wrapped = new Uint8Array(Buffer.from(slot, 'base64url'))
    const content = await decryptPart(wrapper, slotContext(path, index), wrapped)
    if (!content) continue
    const key = await cipherKey(await masterKey(content), partKeyUse(PAGE_PART))
    const plain = await decryptPart(key, partContext(path, PAGE_PART), published(what.file))
    if (!plain) return 'nothing (the slot opens, the file does not)'
    const length = new DataView(plain.buffer).getUint32(0)
    const text = inflateRawSync(plain.subarray(4, 4 + length)).toString()
    return text.includes(TEXT) ? 'the text' : 'something else'
  }
  return 'nothing'
}

console.log('seal')
console.log(
  '  text, password or hash in what is published:',
  yes(everything.includes(TEXT) || everything.includes(PASSWORD) || everything.includes('$2b$')),
)
console.log(
  '  slots:',
  seal.slots.length,
  'of',
  Buffer.from(seal.slots[0]!, 'base64url').length,
  'bytes; page',
  readFileSync(join(folder, basename(seal.file))).length,
  'bytes',
)
console.log('  the password opens:', await tried(PASSWORD, '/a/', seal))
console.log('  the other password opens:', await tried('another-good-password', '/a/', seal))
console.log('  a wrong password opens:', await tried('keep-it-complex', '/a/', seal))
console.log(
  '  the slot of /b/ at /a/ opens:',
  await tried(PASSWORD, '/a/', { ...seal, slots: other.slots }),
)
console.log(
  '  the file of /b/ at /a/ opens:',
  await tried(PASSWORD, '/a/', { ...seal, file: other.file }),
)
const bent = Buffer.from(seal.slots[0]!, 'base64url')
bent[20]! ^= 1
console.log(
  '  one bit changed opens:',
  await tried(PASSWORD, '/a/', { ...seal, slots: [bent.toString('base64url')] }),
)
console.log(
  '  published length of 9000, 9100, 9500, 10000 bytes:',
  [9000, 9100, 9500, 10_000].map(paddedLength).join(', '),
)
const again = await sealInto(own.out, own, '/a/', html)
console.log(
  '  the same text again gives the same bytes:',
  yes(JSON.stringify(again) === JSON.stringify(seal)),
)
