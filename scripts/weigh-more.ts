import { spawn } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { scoresOf } from './weigh/lighthouse.ts'
import { serveByNginx } from 'keep-it-simple-testing/nginx.ts'
import { CHROMIUM_ARGUMENTS, executablePath } from 'keep-it-simple-testing/chromium.ts'

/** What takes minutes and a quiet machine: Lighthouse. (`weigh-reader.ts` has what wishes of a reader cost.) */
const PAGES = [
  '/article/bash-pipefail/',
  '/en/article/bash-pipefail/',
  '/resource/textual-material/',
  '/en/resource/textual-material/',
  '/blog/',
  '/en/blog/',
  '/',
  '/en/',
]
const RUNS = Number(process.env['RUNS'] ?? 5)
const PORT = 9233

const dist = join(import.meta.dirname, '../site/dist')
const settings = join(dist, '../.content/hosts/nginx.conf')
const served = await serveByNginx(dist, settings)
const bareFolder = withoutScript(dist)
const bare = await serveByNginx(bareFolder, settings)
try {
  console.log(`Lighthouse, phone, median of ${RUNS}; LCP beside the same page without script`)
  // A browser of its own: Lighthouse opens and closes pages as it likes.
  const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  const lone = spawn(executablePath, [
    ...CHROMIUM_ARGUMENTS,
    '--headless=new',
    `--remote-debugging-port=${PORT}`,
    `--user-data-dir=${profile}`,
  ])
  await new Promise((resolve) => setTimeout(resolve, 3_000))
  for (const page of PAGES) {
    const own = await scoresOf(served.url + page, PORT, RUNS)
    const without = await scoresOf(bare.url + page, PORT, RUNS)
    const ratio = (own.lcp / without.lcp).toFixed(2)
    console.log(page.padEnd(28), JSON.stringify(own), `LCP ratio ${ratio}`)
  }
  lone.kill()
} finally {
  served.close()
  bare.close()
  rmSync(bareFolder, { recursive: true, force: true })
}

function withoutScript(folder: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'bare-'))
  cpSync(folder, copy, { recursive: true })
  for (const file of globSync(join(copy, '**/*.html'))) {
    const html = readFileSync(file, 'utf8').replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    writeFileSync(file, html)
    // What the build compressed is of the page with its scripts.
    rmSync(`${file}.gz`, { force: true })
    writeFileSync(`${file}.br`, brotliCompressSync(html))
  }
  return copy
}
