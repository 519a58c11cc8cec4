import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { withIcon } from './default-icon.ts'

const root = mkdtempSync(join(tmpdir(), 'icon-'))
mkdirSync(join(root, 'public'))

it('is none, then what lies in public/, and never more than the settings name', () => {
  try {
    expect(withIcon([], root)).toEqual([['link', { rel: 'icon', href: 'data:,' }]])
    writeFileSync(join(root, 'public/favicon.ico'), '')
    expect(withIcon([], root)).toEqual([['link', { rel: 'icon', href: '/favicon.ico' }]])
    const own = [['link', { rel: 'shortcut icon', href: '/own.png' }]] as const
    expect(withIcon(own, root)).toBe(own)
  } finally {
    rmSync(root, { recursive: true })
  }
})
