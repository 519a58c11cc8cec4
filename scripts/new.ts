import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { newPage } from '#content/new-page.ts'
import { pressSettings } from '#content/settings.ts'

/** `npm run new -- "标题" [folder]`: a page with front matter, ready to be written. */
const [title, folder] = process.argv.slice(2)
if (!title) {
  console.error(
    'Usage: npm run new -- "Title" [folder below docs/, for example blog/1.数据库/1.SQLite]',
  )
  process.exit(1)
}
const settings = pressSettings(join(import.meta.dirname, '..'))
const { file, text } = newPage(title, folder ?? 'blog', new Date(), settings)
const path = join(settings.docs, file)
if (existsSync(path)) {
  console.error(`docs/${file} exists already; nothing was written.`)
  process.exit(1)
}
mkdirSync(dirname(path), { recursive: true })
writeFileSync(path, text)
console.log(`docs/${file}`)
