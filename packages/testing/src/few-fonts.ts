import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { CHROMIUM_ARGUMENTS, windowless } from './chromium.ts'

/** Files of the fonts the site brings, and of every other Song and book serif. */
const HIDDEN = [
  'noto',
  'Noto',
  'source-',
  'Source',
  'song',
  'Song',
  'arphic',
  'C059',
  'P052',
  'urw',
]

/** Where a machine keeps its fonts. */
const FOLDER = '/usr/share/fonts'

/** A browser on a machine with sans fonts, one of them Chinese (`.ci/run` installs it), and no Song. */
export function browserWithFewFonts(path: string | undefined = windowless): Promise<Browser> {
  const folder = mkdtempSync(join(tmpdir(), 'few-fonts-'))
  const file = join(folder, 'fonts.conf')
  const globs = HIDDEN.map((name) => `<glob>${FOLDER}/*${name}*</glob>`).join('')
  writeFileSync(
    file,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
<include ignore_missing="yes">/etc/fonts/fonts.conf</include><dir>${FOLDER}</dir><cachedir>${join(folder, 'cache')}</cachedir>
<selectfont><rejectfont>${globs}</rejectfont></selectfont></fontconfig>`,
  )
  const env = { ...process.env, FONTCONFIG_FILE: file }
  return chromium.launch({ ...(path && { executablePath: path }), args: CHROMIUM_ARGUMENTS, env })
}
