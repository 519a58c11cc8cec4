/** `{n} posts` with its values put in. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/** `{n} post|{n} posts`: the first for one, the second for any other number. Chinese has one form. `+` may follow it. */
export function fillCount(template: string, count: number, sign: '' | '+' = ''): string {
  const [one, many = one] = template.split('|')
  return fill((count === 1 && sign === '' ? one : many) ?? '', { n: `${count}${sign}` })
}
