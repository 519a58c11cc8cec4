import type { Token } from 'markdown-it'
import { fileLine, report, type PageEnv } from '#content/markdown/page-env.ts'
import { closeElement, type Container } from '#content/markdown/blocks/container.ts'
import type { FenceMeta } from '../code/code.ts'
import { parseFenceInfo } from '#content/markdown/code/fence-info.ts'
import { openSwitch, pushPanel, pushTablist, type Choice, type Place } from '../tabs/switch.ts'

/** A listing and the tab it is shown by. */
export interface CodeChoice extends Choice {
  readonly fence: Token
}

export function pushCodeTabs(place: Place, choices: readonly CodeChoice[], group?: string): void {
  openSwitch(place, 'codetabs', group)
  pushTablist(place, choices)
  choices.forEach(({ title, fence }, at) => {
    pushPanel(place, at + 1, title, () => {
      fence.meta = { ...fence.meta, headless: true } satisfies FenceMeta
      pushFence(place, fence)
    })
  })
  closeElement(place, 'div')
}

/** A listing that was parsed elsewhere. */
export function pushFence({ state }: Place, fence: Token): void {
  fence.level = state.level
  state.tokens.push(fence)
}

/** Parses the inside and keeps its code; anything else does not belong there. */
export function takeFences(container: Container, from?: number, to?: number): Token[] {
  const { state, env } = container
  const before = state.tokens.length
  container.inside(from, to)
  const generated = state.tokens.splice(before)
  const other = generated.find(({ type }) => type !== 'fence')
  if (other) reportOther(env, container.name, fileLine(env, other.map))
  return generated.filter(({ type }) => type === 'fence')
}

export function titledFence(env: PageEnv, fence: Token): CodeChoice {
  const { title, language, active } = parseFenceInfo(fence.info.trim(), 0)
  if (title === undefined)
    report(
      env,
      {
        severity: 'error',
        code: 'untitled-code',
        message: 'A listing in this block has no title to choose it by.',
        remedy: 'Add `title="…"` after its language.',
      },
      { line: fileLine(env, fence.map) },
    )
  const name = title ?? language
  return { title: name, value: name, active, fence }
}

function reportOther(env: PageEnv, name: string, line: number): void {
  report(
    env,
    {
      severity: 'error',
      code: 'not-code',
      message: `Only code blocks belong into \`${name}\`; the rest is not shown.`,
      remedy: 'Move the text above or below the block, or use `::: tabs`.',
    },
    { line },
  )
}

export function reportEmpty(env: PageEnv, line: number): void {
  report(
    env,
    {
      severity: 'error',
      code: 'no-code',
      message: 'There is no code block here.',
      remedy: 'Put fenced code between the opening and `:::`.',
    },
    { line },
  )
}
