import { expect, it } from 'vitest'
import { checkContent } from '#content/check-content.ts'
import type { CompilerSettings } from '#content/settings.ts'
import { RULES, type RuleLevel, type RuleName, type RuleSettings } from '#model/rules.ts'
import { runs } from '../support/runs.ts'
import { page, withSite } from '../support/tiny-site.ts'

const NAMES = Object.keys(RULES) as RuleName[]

/** Everything our own site would not write. */
const HIDEOUS = {
  'README.md': page(
    { title: '首页！', description: '长'.repeat(300), tags: ['随便', 'whatever'] },
    '太棒了！真的！用SQLite写,对吗?\n\n## 一\n\n##### 五\n\n文字',
  ),
  'en/README.md': page(
    { title: 'Home!', description: 'long '.repeat(60), tags: ['sTuFf'] },
    'Wow! So good!\n\n## One\n\n##### Five!\n\nText.\n\n```text\n(3 rows)\n```',
  ),
}
const TAGS: CompilerSettings['tags'] = { 'zh-CN': ['索引'], 'en-US': ['Index'] }

const at = (level: RuleLevel): RuleSettings =>
  Object.fromEntries(NAMES.map((name) => [name, level]))

const check = (rules: RuleSettings, tags: CompilerSettings['tags'] = TAGS) =>
  withSite(HIDEOUS, ({ settings }) => checkContent({ ...settings, rules, tags }))

it('without rules an author writes as they like', async () => {
  expect(await check({}, {})).toMatchObject({ diagnostics: [], failed: false, total: 2 })
  expect(await check(at('off'))).toMatchObject({ diagnostics: [], failed: false, total: 2 })
})

it('a rule at `warn` is reported, one at `error` fails the check', async () => {
  const warned = await check(at('warn'))
  expect(warned.failed).toBe(false)
  expect([...new Set(warned.diagnostics.map(({ code }) => code))].sort()).toEqual(NAMES)
  expect(new Set(warned.diagnostics.map(({ severity }) => severity))).toEqual(new Set(['warning']))

  for (const name of NAMES.filter((_, at) => at % runs(1, 3) === 0)) {
    const { diagnostics, failed } = await check({ [name]: 'error' })
    expect([name, failed]).toEqual([name, true])
    expect(new Set(diagnostics.map(({ code, severity }) => `${severity} ${code}`))).toEqual(
      new Set([`error ${name}`]),
    )
  }
})

it('no rule stops a build, and what is wrong for readers does whatever the rules are', async () => {
  await withSite(
    HIDEOUS,
    async (site) => {
      const { diagnostics, store } = await site.build()
      expect(diagnostics).toEqual([])
      expect(store?.pages.map(({ path }) => path)).toContain('/en/')
      site.write({
        'a.md': page({}, '[dead](/nowhere/) ![](./a.svg)'),
        'b.md': page({ permalink: '/a/' }),
      })
      const wrong = await site.build()
      expect(wrong.store).toBeUndefined()
      expect(wrong.diagnostics.map(({ code }) => code)).toEqual(
        expect.arrayContaining(['dead-link', 'missing-alt', 'duplicate-address']),
      )
      const { failed } = await checkContent({ ...site.settings, rules: {} })
      expect(failed).toBe(true)
    },
    { rules: at('error'), tags: TAGS },
  )
})
