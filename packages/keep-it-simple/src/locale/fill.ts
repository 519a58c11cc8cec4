/** `{n} posts` with its values put in. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/** The order in which a language's forms are written; most languages have two of them, or one. */
const CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other']
const known = new Map<string, { readonly rules: Intl.PluralRules; readonly order: string[] }>()

function pluralsOf(lang: string) {
  let found = known.get(lang)
  if (!found) {
    const rules = new Intl.PluralRules(lang)
    const own = rules.resolvedOptions().pluralCategories
    found = { rules, order: CATEGORIES.filter((one) => (own as string[]).includes(one)) }
    known.set(lang, found)
  }
  return found
}

/**
 * `{n} post|{n} posts`: the form of a language for a number. Forms stand in the order zero, one, two,
 * few, many, other, those the language has; with fewer of them the last serves the rest. Chinese has
 * one. `+` may follow the number; `n` says how it is written.
 */
export function fillCount(
  template: string,
  count: number,
  lang: string,
  more: { readonly sign?: '' | '+'; readonly [name: string]: string | undefined } = {},
): string {
  const { sign = '', ...values } = more
  const forms = template.split('|')
  const { rules, order } = pluralsOf(lang)
  const category = sign === '' ? rules.select(count) : 'other'
  // Two forms are those of English, whatever the language has: its words may be borrowed.
  const names = forms.length === 2 ? ['one', 'other'] : order
  const form =
    category === 'other' ? forms.at(-1) : (forms[names.indexOf(category)] ?? forms.at(-1))
  return fill(form!, { n: `${count}${sign}`, ...(values as Record<string, string>) })
}
