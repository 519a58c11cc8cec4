import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Files } from './tiny-site.ts'

/** A Markdown file of somebody's old site, and what its page must be. */
export interface OldFile {
  readonly source: string
  /** Path below the folder it is imported into. */
  readonly target: string
  readonly text: string
  readonly title: string
  readonly createTime: string
  readonly tags: readonly string[]
  readonly pictures: number
}

export const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3z"/></svg>'

type Said = Pick<OldFile, 'title' | 'tags'> & { readonly day: string }

/** Ways to write front matter; each gives the whole file. The site's clock is eight hours ahead. */
const FRONTS: readonly ((said: Said, body: string) => string)[] = [
  ({ title, tags, day }, body) =>
    `---\ntitle: "${title}"\ndate: ${day} 10:00:00\ntags: [${tags.join(', ')}]\n---\n\n${body}`,
  ({ title, tags, day }, body) =>
    `---\r\ntitle: ${title}\r\ndate: ${day}T02:00:00Z\r\ntags: ${tags.join(', ')}\r\nauthor: me\r\n---\r\n\r\n${body.replaceAll('\n', '\r\n')}`,
  ({ title, tags, day }, body) =>
    `---\npubDate: ${day}T10:00:00+08:00\nkeywords: ${JSON.stringify(tags)}\n---\n# ${title}\n\n${body}`,
  ({ title, tags, day }, body) =>
    `---\ntitle: ${title}\ncreated: ${day} 02:00:00 +0000\ncategories:\n${tags.map((tag) => `  - ${tag}\n`).join('')}---\n\n# ${title}\n\n${body}`,
  ({ title, tags, day }, body) =>
    `${JSON.stringify({ title, date: `${day}T10:00:00`, tags }, undefined, 2)}\n\n${body}`,
  ({ title, tags, day }, body) =>
    `---json\n${JSON.stringify({ date: `${day} 10:00`, tags })}\n---\n\n${title}\n=====\n\n${body}`,
  ({ title, tags, day }, body) =>
    `\uFEFF---\ntitle: ${title}\ncreateTime: ${day.replaceAll('-', '/')} 10:00:00\ntags: [${tags.join(', ')}]\nsummary: In short.\n---\n${body}`,
]

/** Ways to write a text: `up` leads to the folder's root, `next` is another file by its path from there. */
const BODIES: readonly { pictures: number; body: (up: string, next: string) => string }[] = [
  { pictures: 0, body: () => 'Plain text.\n' },
  {
    pictures: 1,
    body: (up, next) => `See [next](${up}${encodeURI(next)}).\n\n![A](${up}img/a.svg)\n`,
  },
  { pictures: 1, body: (_, next) => `See [next](/${encodeURI(next)}).\n\n![B](</img/b c.svg>)\n` },
  { pictures: 2, body: (up) => `![A](${up}img/a.svg) ![B][b]\n\n[b]: <${up}img/b c.svg>\n` },
  {
    pictures: 0,
    body: () => '```sh\n# no heading\necho "![x](no.png)"\n```\n\n## Part\n\n[up](#part)\n',
  },
  {
    pictures: 1,
    body: (up, next) =>
      `[![A](${up}img/a.svg)](${up}${encodeURI(next).replace(/\.\w+$/, '.html')})\n`,
  },
]

const NAMES = ['', 'a/', 'a/b c/', '1.第一章/', 'deep/er/still/']

/** Every way of front matter with every way of text, in folders of all sorts. */
export function oldFiles(): OldFile[] {
  const sources = FRONTS.flatMap((_, front) =>
    BODIES.map((__, body) => {
      const number = front * BODIES.length + body
      const name = ['note', 'My note', '笔记', '2.note', 'Note 100%'][number % 5]!
      const extension = number % 4 === 3 ? 'markdown' : 'md'
      return (
        `${NAMES[number % NAMES.length]}${name} ${number}`.replace(/ (\d+)$/, '-$1') +
        `.${extension}`
      )
    }),
  )
  return sources.map((source, number) => {
    const front = FRONTS[Math.floor(number / BODIES.length)]!
    const { body, pictures } = BODIES[number % BODIES.length]!
    const day = `2024-03-${String((number % 28) + 1).padStart(2, '0')}`
    const said = { title: `Title ${number}`, day, tags: [`tag${number % 3}`, '标签'] }
    const up = '../'.repeat(source.split('/').length - 1) || './'
    const next = sources[(number + 1) % sources.length]!
    return {
      source,
      target: source.replace(/\.markdown$/, '.md'),
      text: front(said, body(up, next)),
      title: said.title,
      createTime: `${day}T10:00:00+08:00`,
      tags: said.tags,
      pictures,
    }
  })
}

/** Writes a folder somewhere and gives its path. */
export function writeFolder(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'old-site-'))
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
  return folder
}
