import type { Page } from '@playwright/test'

/** A state that only comes while somebody reads: what is left without it must still match something. */
const STATES =
  /::?(?:-webkit-[\w-]+|-moz-[\w-]+|before|after|marker|backdrop|placeholder|selection|first-letter|first-line|file-selector-button|details-content|view-transition[\w-]*(?:\([^)]*\))?|target-text|highlight\([^)]*\)|hover|focus(?:-visible|-within)?|active|visited|target(?:-within)?|checked|disabled|enabled|invalid|user-invalid|popover-open|modal|open|fullscreen|active-view-transition[\w-]*(?:\([^)]*\))?)(?![\w-])|\[(?:open|aria-(?:expanded|busy|pressed|selected|current|hidden|disabled)|data-[\w-]+|hidden|popover)(?:[~|^$*]?=[^\]]*)?\]/g

/** Every selector of a sheet as it would be written alone, rules in rules included. */
export async function selectorsOf(page: Page, css: string): Promise<string[]> {
  const found = await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    const all: string[] = []
    const walk = (rules: CSSRuleList, around: string): void => {
      for (const rule of rules) {
        const own = rule instanceof CSSStyleRule ? rule.selectorText : undefined
        const whole =
          own === undefined || around === ''
            ? (own ?? around)
            : own.includes('&')
              ? own.replaceAll('&', `:is(${around})`)
              : `:is(${around}) ${own}`
        if (own !== undefined && rule.cssText.includes(':')) all.push(whole)
        if ('cssRules' in rule && !(rule instanceof CSSKeyframesRule))
          walk(rule.cssRules as CSSRuleList, whole)
      }
    }
    walk(sheet.cssRules, '')
    return all
  }, css)
  return [...new Set(found)]
}

/** Which of these match something in one of the documents. */
export async function matching(
  page: Page,
  selectors: readonly string[],
  documents: Iterable<string>,
): Promise<Set<string>> {
  const matched = new Set<string>()
  let rest = selectors.map((one) => [one, still(one)] as const)
  for (const html of documents) {
    const hits = await page.evaluate(
      ([text, asked]) => {
        const parsed = new DOMParser().parseFromString(text, 'text/html')
        return asked.map((one) => {
          try {
            return parsed.querySelector(one) !== null
          } catch {
            return true
          }
        })
      },
      [html, rest.map(([, one]) => one)] as const,
    )
    rest.forEach(([one], index) => hits[index] && matched.add(one))
    rest = rest.filter((_, index) => !hits[index])
  }
  return matched
}

/** Without states; what would be empty without them stands for any element. */
function still(selector: string): string {
  const bare = selector
    .replace(STATES, '')
    .replace(/:(?:is|where|not|has)\(\s*(?:,\s*)*\)/g, '')
    .replace(/([(,]\s*)(?=[,)])/g, '$1*')
  return bare
    .trim()
    .replace(/^$/, '*')
    .replace(/([>+~])\s*(?=,|$|\))/g, '$1 *')
    .replace(/^,|,$/g, '*')
}
