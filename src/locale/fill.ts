/** `{n} posts` with its values put in. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

/** `{n} post|{n} posts`: the first for one, the second for any other number. Chinese has one form. */
export function fillCount(template: string, count: number): string {
  const [one, many = one] = template.split('|')
  return fill((count === 1 ? one : many) ?? '', { n: count })
}
