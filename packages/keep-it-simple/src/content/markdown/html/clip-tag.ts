import type { MarkdownIt, Token } from 'markdown-it'
import { basename } from 'node:path'
import { decodePath } from '#model/path.ts'
import { markDrawn } from '../blocks/mark-drawn.ts'
import { findClip, type Clip } from '../media/clip.ts'
import { report, type PageEnv } from '../page-env.ts'
import { checkAttributes } from './attributes.ts'
import { ELEMENTS } from './elements.ts'
import { elementName } from './read-tag.ts'
import type { ClipMeta } from './inline-html.ts'

interface Found {
  readonly env: PageEnv
  readonly line: number
  readonly name: string
  readonly values: ReadonlyMap<string, string>
}

/** `<video>` and `<audio>`: their files are looked for and published; the poster is looked at later. */
export function placeClip(md: MarkdownIt, token: Token, { env, line, name, values }: Found): void {
  const kind = name === 'audio' ? 'audio' : 'video'
  const inner = (token.meta as ClipMeta).sources.filter((tag) => elementName(tag) === 'source')
  const paths = [
    values.get('src'),
    ...inner.map((tag) => {
      const checked = checkAttributes(md, tag, ELEMENTS['source']!)
      for (const problem of checked.problems) report(env, problem, { line })
      return checked.values.get('src')
    }),
  ].filter((path) => path !== undefined)
  const files = paths.flatMap((path) => findClip(env, kind, path.trim(), line) ?? [])
  token.type = 'html_refused'
  if (paths.length === 0) {
    const message = `\`<${name}>\` names no file.`
    const remedy = `Write the path in \`src\`, like \`<${name} src="./name.${kind === 'audio' ? 'mp3' : 'mp4'}"></${name}>\`.`
    report(env, { severity: 'error', code: 'missing-picture', message, remedy }, { line })
  }
  if (files.length === 0) return
  markDrawn(env, 'video')
  const clip: Clip = {
    kind,
    files,
    title: values.get('title') ?? basename(decodePath(paths[0]!)),
    values: Object.fromEntries(values),
    fileLine: line,
  }
  Object.assign(token, { type: 'clip', meta: clip })
}
