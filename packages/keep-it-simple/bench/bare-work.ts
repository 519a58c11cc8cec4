import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import MarkdownIt from 'markdown-it'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createHighlighter } from 'shiki'
import type { DeploySettings } from '#model/deploy.ts'
import { compressFiles } from '#publish/compress.ts'

/**
 * `node bare-work.ts <docs> <out> <formats>`: the least that a corpus costs with the libraries we use:
 * markdown-it, Shiki with two themes, a React document, and the same compression.
 */
const [docs, out, formats = ''] = process.argv.slice(2) as [string, string, string?]
const highlighter = await createHighlighter({
  themes: ['github-light', 'github-dark'],
  langs: ['python', 'go', 'rust', 'sql', 'typescript', 'bash'],
})
const themes = { light: 'github-light', dark: 'github-dark' }
const markdown = new MarkdownIt({
  html: true,
  highlight: (code, lang) => highlighter.codeToHtml(code, { lang, themes }),
})

rmSync(out, { recursive: true, force: true })
const names = globSync('**/*.md', { cwd: docs }).map((file) => {
  const [, front = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(
    readFileSync(join(docs, file), 'utf8'),
  )!
  const [, title = ''] = /^title: (.*)$/m.exec(front) ?? []
  const article = { __html: markdown.render(body) }
  const document = createElement(
    'html',
    null,
    createElement('head', null, createElement('title', null, title)),
    createElement('body', null, createElement('main', { dangerouslySetInnerHTML: article })),
  )
  const name = file.replace(/\.md$/, '.html')
  mkdirSync(dirname(join(out, name)), { recursive: true })
  writeFileSync(join(out, name), `<!doctype html>${renderToStaticMarkup(document)}`)
  return name
})
const packing = formats.split(',').filter(Boolean) as DeploySettings['compress'][number][]
await compressFiles(out, names, { formats: packing, level: 'quick' })
