import type { Page } from '@playwright/test'
import type { SearchAnswer, SearchPage } from '#model/search.ts'
import type { SiteInput } from '#model/site-settings.ts'

/** What is answered to a question. */
interface Scripted {
  /** Without one, there is none to be had. */
  readonly whole?: SearchAnswer
  /** The answer waits for {@link release}. */
  readonly held?: boolean
}

/** The service a site names, so that its part can be taken by a script. */
export const SCRIPTED: NonNullable<SiteInput['search']> = {
  appId: 'TESTAPP',
  apiKey: 'search-only',
  indexName: 'site',
  hosts: ['http://127.0.0.1:9'],
}

/** Puts a provider in the place of the hosted one that answers from a table; nothing else is found. */
export async function scriptSearch(
  page: Page,
  answers: Readonly<Record<string, Scripted>>,
  popular?: readonly SearchPage[],
): Promise<void> {
  const body = `
    const answers = ${JSON.stringify(answers)}
    const popular = ${JSON.stringify(popular ?? null)}
    const held = []
    window.release = () => held.splice(0).map((go) => go()).length > 0
    export const hostedSearch = () => ({
      debounce: 0,
      facets: async () => ({ series: [], tags: [] }),
      ...(popular && { popular: async () => popular }),
      async search({ text, limit }) {
        const { whole, held: waits } = answers[text] ?? { whole: { total: 0, pages: [] } }
        if (waits) await new Promise((go) => held.push(go))
        if (!whole) throw new Error('Not to be had')
        return { ...whole, pages: whole.pages.slice(0, limit) }
      },
    })`
  await page.route('**/assets/search-hosted-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  )
}

/** Lets the answers come that are held back, once there is one. */
export async function release(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as unknown as { release?: () => boolean }).release?.())
}

/** A page as a provider gives it. */
export const found = (
  address: string,
  title: string,
  more: Partial<SearchPage> = {},
): SearchPage => ({
  address,
  title,
  marked: [{ text: title }],
  lang: address.startsWith('/en/') ? 'en-US' : 'zh-CN',
  sections: [],
  ...more,
})

export const answerOf = (...pages: SearchPage[]): SearchAnswer => ({ total: pages.length, pages })
