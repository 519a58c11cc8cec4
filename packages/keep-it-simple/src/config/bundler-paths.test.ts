import { describe, expect, it } from 'vitest'
import { checkBundlerPaths, checkDevPaths } from './bundler-paths.ts'

describe('folders the bundler reads', () => {
  it.each(['/home/ada/blog', '/home/ada/笔记 2', '/home/ada/100% mine', 'C:\\Users\\Ada\\blog'])(
    '%s',
    (folder) => {
      expect(() => checkBundlerPaths(folder)).not.toThrow()
    },
  )

  it.each(['/home/ada/c# notes', '/home/ada/what?'])('not %s', (folder) => {
    expect(() => checkBundlerPaths('/elsewhere', folder)).toThrow(folder)
  })

  it('not what looks like an escape, while the site is written', () => {
    expect(() => checkDevPaths('/home/ada/100% mine')).not.toThrow()
    expect(() => checkDevPaths('/home/ada/a%20b')).toThrow('/home/ada/a%20b')
    expect(() => checkDevPaths('/home/ada/c# notes')).toThrow('#')
  })
})
