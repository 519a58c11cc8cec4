import { spawn } from 'node:child_process'
import { textDigest } from './text-digest.ts'

/**
 * What the texts of blobs are recognised by, each read once by one `git cat-file`. A blob that a
 * partial clone does not have is left out: nothing is fetched for it.
 */
export async function blobDigests(
  folder: string,
  blobs: ReadonlySet<string>,
): Promise<Map<string, string>> {
  const digests = new Map<string, string>()
  if (blobs.size === 0) return digests
  const git = spawn('git', ['cat-file', '--batch'], {
    cwd: folder,
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { ...process.env, GIT_NO_LAZY_FETCH: '1' },
  })
  // Without git, or a folder that went meanwhile, nothing is known.
  git.on('error', () => undefined)
  // Git may end before it has read all names; what it answered still counts.
  git.stdin.on('error', () => undefined)
  git.stdin.end([...blobs].map((blob) => `${blob}\n`).join(''))
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of git.stdout) {
    rest = Buffer.concat([rest, chunk as Buffer])
    rest = takeAnswers(rest, digests)
  }
  return digests
}

/** Takes whole answers off the front, `<name> blob <size>`, the bytes and a line end each, and gives what is left. */
function takeAnswers(bytes: Buffer, digests: Map<string, string>): Buffer {
  let start = 0
  for (;;) {
    const end = bytes.indexOf(0x0a, start)
    if (end < 0) break
    const [name = '', kind, size] = bytes.toString('latin1', start, end).split(' ')
    if (kind !== 'blob') {
      start = end + 1
      continue
    }
    const last = end + 1 + Number(size)
    if (bytes.length <= last) break
    digests.set(name, textDigest(bytes.subarray(end + 1, last)))
    start = last + 1
  }
  return bytes.subarray(start)
}
