/** Who runs JavaScript, as a reader would say it: `Firefox 145`. Nothing where nobody can tell. */
export function browserName(agent: string): string {
  const found =
    /(Firefox|FxiOS)\/(\d+)/.exec(agent) ??
    /(Edg|OPR)\w*\/(\d+)/.exec(agent) ??
    /(Chrome|CriOS)\/(\d+)/.exec(agent) ??
    /(Version)\/(\d+).*Safari/.exec(agent)
  if (!found) return ''
  return `${NAMES[found[1]!] ?? found[1]} ${found[2]}`
}

const NAMES: Readonly<Record<string, string>> = {
  FxiOS: 'Firefox',
  CriOS: 'Chrome',
  Edg: 'Edge',
  OPR: 'Opera',
  Version: 'Safari',
}
