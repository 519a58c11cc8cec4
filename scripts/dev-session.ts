import { join, relative } from 'node:path'
import { startDev } from '#app/dev.ts'
import { buildContent } from '#content/build-content.ts'
import { formatDiagnostics } from '#content/diagnostics.ts'
import { pressSettings } from '#content/settings.ts'
import { site } from '#site/config.ts'

/** `npm run dev`: drafts included; saving a Markdown file updates the open page. */
const root = join(import.meta.dirname, '..')
const settings = pressSettings(root, {
  drafts: true,
  out: join(root, '.content', process.env['DOCS'] ? 'dev-other' : 'dev'),
  // Another folder of Markdown, with this site's look; the old addresses of this site are not its own.
  ...(process.env['DOCS'] && {
    docs: process.env['DOCS'],
    redirects: {},
    navigation: {},
    drawings: join(root, '.content', 'dev-other', 'drawings'),
  }),
})

async function press(): Promise<boolean> {
  const { diagnostics, shelf, compiled } = await buildContent(settings)
  if (diagnostics.length > 0) console.error(formatDiagnostics(diagnostics))
  else console.log(`${compiled} files compiled`)
  return shelf !== undefined
}

if (!(await press())) process.exit(1)
const dev = await startDev(
  root,
  settings.out,
  settings.publicDir,
  Number(process.env['PORT'] ?? 5173),
)
console.log(`http://127.0.0.1:${process.env['PORT'] ?? 5173}${site.base}`)

// One run at a time; what is saved meanwhile is picked up by the next.
let running = false
let again = false
async function update(): Promise<void> {
  again = true
  if (running) return
  running = true
  while (again) {
    again = false
    // With errors the pages stay as they were, and the author reads why.
    if (await press()) dev.refresh()
  }
  running = false
}

dev.vite.watcher.add(settings.docs)
dev.vite.watcher.on('all', (_event, path) => {
  if (!relative(settings.docs, path).startsWith('..')) void update()
})
