import { z } from 'zod'
import type { Token } from 'markdown-it'
import { fileLine, report, type PageEnv } from '#content/markdown/page-env.ts'
import { pushCodeTabs, reportEmpty, takeFences } from '../code-group/code-group.ts'
import { defineBlock } from '../define-block.ts'
import { isNpmCommand, PACKAGE_MANAGERS, sayTo, type PackageManager } from './package-managers.ts'

/** One choice for the whole site: nobody works with two of them at once. */
const GROUP = 'package-manager'

/** `::: npm-to` around a listing of npm commands: the same for the other package managers. */
export default defineBlock({
  name: 'npm-to',
  assets: ['tabs'],
  about: {
    'zh-CN': '写一遍 npm 命令，自动给出 pnpm、yarn 和 bun 的写法。',
    'en-US': 'Commands for npm, said to pnpm, yarn and bun as well.',
  },
  options: z.object({
    tabs: z
      .string()
      .default(PACKAGE_MANAGERS.join())
      .meta({
        about: {
          'zh-CN': '要显示哪些，如 `npm,pnpm`。',
          'en-US': 'Which to show, as in `npm,pnpm`.',
        },
      }),
  }),
  container: (container, { tabs }) => {
    const { env } = container
    const [fence, ...more] = takeFences(container)
    if (!fence || more.length > 0) return reportEmpty(env, container.fileLine)
    const wanted = tabs.split(',')
    const managers = PACKAGE_MANAGERS.filter((name) => wanted.includes(name))
    checkCommands(env, fence)
    const choices = (managers.length > 0 ? managers : PACKAGE_MANAGERS).map((manager) => ({
      title: manager,
      value: manager,
      active: false,
      fence: saidTo(manager, fence),
    }))
    return pushCodeTabs(container, choices, GROUP)
  },
})

function saidTo(manager: PackageManager, fence: Token): Token {
  const copy = Object.assign(Object.create(Object.getPrototypeOf(fence) as object) as Token, fence)
  const lines = fence.content.split('\n').map((line) => sayTo(manager, line) ?? line)
  copy.content = lines.join('\n')
  return copy
}

function checkCommands(env: PageEnv, fence: Token): void {
  const lines = fence.content.split('\n')
  for (const [at, line] of lines.entries()) {
    if (sayTo('pnpm', line) !== undefined) continue
    reportCommand(env, `\`${line.trim()}\` is no command this block can translate.`, fence, at + 1)
  }
  if (!lines.some(isNpmCommand)) reportCommand(env, 'There is no npm command here.', fence, 0)
}

function reportCommand(env: PageEnv, message: string, fence: Token, offset: number): void {
  report(
    env,
    {
      severity: 'error',
      code: 'unknown-command',
      message,
      remedy: 'Use install, add, remove, update, ci, run, test, start, create, exec or npx.',
    },
    { line: fileLine(env, fence.map) + offset },
  )
}
