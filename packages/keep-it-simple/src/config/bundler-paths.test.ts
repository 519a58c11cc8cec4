import { describe, expect, it } from 'vitest'
import { checkBundlerPaths, checkDevPaths } from './bundler-paths.ts'

describe('folders the bundler reads', () => {
  it('and says what is in the way, and where to move', () => {
    expect(() => checkBundlerPaths('/home/ada/c# notes')).toThrow(
      expect.objectContaining({
        message:
          'The path /home/ada/c# notes holds `#`, and the bundler (Vite) cannot read files below such a folder.',
        remedy:
          'Move the site to a folder without `#` and `?` in its path; spaces, `%` and other scripts are fine.',
      }) as Error,
    )
    expect(() => checkDevPaths('/a%2Fb')).toThrow(
      expect.objectContaining({
        message:
          'The path /a%2Fb holds `%` and two digits, which the dev server (Vite) takes for an escape.',
        remedy: 'Move the site to a folder without them in its path; `kis build` works here.',
      }) as Error,
    )
  })

  it('not what looks like an escape, while the site is written', () => {
    expect(() => checkDevPaths('/home/ada/100% mine', '/home/ada/5%a z')).not.toThrow()
    expect(() => checkDevPaths('/home/ada/a%20b')).toThrow('/home/ada/a%20b')
    expect(() => checkDevPaths('/home/ada/c# notes')).toThrow('#')
  })
})
