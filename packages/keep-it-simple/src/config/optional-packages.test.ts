import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { copiedFolder, copiedPlace } from './copied-languages.ts'
import {
  hasPart,
  installCommand,
  installedVersion,
  isInstalled,
  packageFolder,
} from './optional-packages.ts'

describe('a package that only some sites need', () => {
  it('is found where it is installed, with its version', () => {
    expect(isInstalled('yaml')).toBe(true)
    expect(installedVersion('yaml')).toMatch(/^\d+\.\d+\.\d+/)
    expect(existsSync(join(packageFolder('yaml')!, 'package.json'))).toBe(true)
  })

  it('is missing otherwise, and one command brings all that is', () => {
    expect(isInstalled('no-such-package')).toBe(false)
    expect(installedVersion('no-such-package')).toBeUndefined()
    expect(packageFolder('no-such-package')).toBeUndefined()
    expect(hasPart('charts')).toBe(true)
    expect(hasPart('charts', ['yaml'])).toBe(true)
    expect(hasPart('charts', ['yaml', 'no-such-package'])).toBe(false)
    expect(installCommand('charts', ['yaml', 'no-such-package', 'nor-this'])).toBe(
      'npm install no-such-package nor-this',
    )
    expect(installCommand('charts').trim()).toBe('npm install')
  })
})

describe('what runs a language in the browser', () => {
  it('lies below the base of the site, in a folder with its version', () => {
    expect(copiedFolder('sql')).toBe(
      `vendor/sqlite/${installedVersion('@sqlite.org/sqlite-wasm')}/`,
    )
    const { url, bytes, download } = copiedPlace('sql', '/blog/')
    expect(url).toBe(`/blog/${copiedFolder('sql')}`)
    // Unpacked it is more than what is sent.
    expect(bytes!).toBeGreaterThan(download!)
    expect(copiedPlace('sql', '/')).toMatchObject({ bytes, download })
  })
})
