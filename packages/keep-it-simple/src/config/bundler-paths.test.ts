import { describe, expect, it } from 'vitest'
import { checkBundlerPaths } from './bundler-paths.ts'

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
})
