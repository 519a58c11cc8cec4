import { expect, it } from 'vitest'
import { inSite } from '../../../tests/support/in-site.tsx'
import { contentPage } from '../../../tests/support/sample-pages.ts'
import type { ContentPage } from '#model/page.ts'
import { DocTail } from './DocTail.tsx'

const draw = (more: Partial<ContentPage> = {}, site: { offline?: boolean } = {}) =>
  inSite(<DocTail page={contentPage('/a/', 'A', more)} />, { site }).replaceAll(
    /<svg.*?<\/svg>/g,
    '',
  )
const git = { updatedTime: '2026-03-05T10:00:00+08:00', contributors: [] }
const hidden = { draft: true }

it('nothing of a draft or of what was unlocked lies there as Markdown', () => {
  expect(draw(hidden)).toBe('<div class="fin" aria-hidden="true"></div>')
  expect(draw({ opened: 'page' } as never, { offline: true })).not.toContain('class="after"')
})

const peopleOf = (names: readonly string[]) => ({
  git: { ...git, contributors: names.map((name) => ({ name })) },
})

it('an author who wrote it alone is named once, with the terms', () => {
  const copyright = { author: 'Grace' }
  const alone = draw({ ...peopleOf(['Grace']), copyright })
  expect(alone).toContain('<dd id="doc-contributors">Grace ')
  expect(alone).not.toContain('class="people"')
  const named = draw({ ...peopleOf(['Grace']), copyright: { author: { name: 'Grace' } } })
  expect(named).not.toContain('class="people"')
  for (const people of [['Ada'], ['Grace', 'Ada']]) {
    const others = draw({ ...peopleOf(people), copyright })
    expect(others).toContain('<dd>Grace ')
    expect(others).toContain('class="people"')
  }
  expect(draw(peopleOf(['Grace']))).toContain('class="people"')
  expect(draw(peopleOf([]))).not.toContain('class="people"')
})
