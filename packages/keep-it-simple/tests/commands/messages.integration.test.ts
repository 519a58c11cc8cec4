import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { writeFiles } from '../config/written-settings.ts'

const KIS = join(import.meta.dirname, '../../bin/kis.js')
const LOCALE = `{ prefix: '/', lang: 'zh-CN', label: '中文', title: 'T', description: '' }`
const site = (more = '') =>
  `export default { origin: 'https://a.example', locales: [${LOCALE}], ${more} }\n`
const PAGES = {
  'docs/README.md': '# 首页\n\n[甲](/none/)，[乙](/nothing/)\n\n::: tpi\n字\n:::\n',
}

const roots: string[] = []
function folder(files: Readonly<Record<string, string>>): string {
  const root = writeFiles(files)
  roots.push(root)
  return root
}
afterAll(() => roots.forEach((root) => rmSync(root, { recursive: true, force: true })))

function kis(env: Readonly<Record<string, string>>, ...words: readonly string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, [KIS, ...words], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] ?? '', NO_COLOR: '1', ...env },
  })
  return `${stdout}${stderr}`
}

const CHINESE = { LANG: 'zh_CN.UTF-8' }

describe('in a Chinese terminal', () => {
  const root = folder({ 'site.config.ts': site(), ...PAGES })

  it('problems are said in Chinese, each kind once with its page in the manual', () => {
    const said = kis(CHINESE, 'check', '--root', root)
    expect(said).toContain(
      'docs/README.md:3:5 错误 dead-link\n  链接 `/none/` 指向的地方不存在。\n  → ',
    )
    expect(said.match(/\/diagnostics\/dead-link\/#dead-link/g)).toHaveLength(1)
    expect(said).toContain('https://manual.keep-it-simple.example/diagnostics/unknown-block/')
    expect(said).toMatch(/\n3 个错误，0 个警告\n$/)
    const words = said.replaceAll(/`[^`]*`|\S*[/.:-]\S*/g, ' ')
    expect(words).not.toMatch(/[a-z]{3,}/)
  })

  it('help and mistakes in the call are too', () => {
    expect(kis(CHINESE, '--help')).toMatch(/^kis <命令> \[选项\]\n\n {2}dev +一边写一边看/)
    expect(kis(CHINESE, 'check', '--fast')).toBe(
      'kis check 没有选项 `--fast`。\n  `kis check --help` 列出它接受什么。\n',
    )
    expect(kis(CHINESE, 'check', '--root', '/nowhere')).toContain('没有目录 /nowhere。')
  })
})

describe('the setting `messages`', () => {
  it('goes before the terminal', () => {
    const chinese = folder({ 'site.config.ts': site("messages: 'zh-CN'"), ...PAGES })
    const english = folder({ 'site.config.ts': site("messages: 'en-US'"), ...PAGES })
    expect(kis({}, 'check', '--root', chinese)).toContain('3 个错误，0 个警告')
    expect(kis(CHINESE, 'check', '--root', english)).toContain('3 errors, 0 warnings')
  })

  it('is followed where other settings are wrong', () => {
    const root = folder({ 'site.config.ts': site("messages: 'zh-CN', sinse: 2020") })
    expect(kis({}, 'check', '--root', root)).toContain(
      '没有设置 `sinse`。\n  → 是不是想写 `since`？',
    )
  })

  it('has two values', () => {
    const root = folder({ 'site.config.ts': site("messages: 'zh'") })
    expect(kis({}, 'check', '--root', root)).toContain('`messages` cannot be `zh`.')
  })
})
