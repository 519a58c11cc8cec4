/** Declarations the library writes, and the classes of maths.css that say the same. */
const CLASSES: Readonly<Record<string, string>> = {
  'padding-left:0em': 'pl-0',
  'padding-left:0pt': 'pl-0',
  'padding-left:5.9776pt': 'pl-2',
  'padding-left:0.1389em': 'pl-1',
  'padding-left:1em': 'pl-3',
  'padding-right:0em': 'pr-0',
  'padding-right:0pt': 'pr-0',
  'padding-right:5.9776pt': 'pr-2',
  'padding-right:0.1389em': 'pr-1',
  'border-top:0.06em solid': 'bt',
  'border-top:0.06em dashed': 'bt-dashed',
  'border-top:0.15em double': 'bt-double',
  'border-bottom:0.06em solid': 'bb',
  'border-bottom:0.06em dashed': 'bb-dashed',
  'border-bottom:0.15em double': 'bb-double',
  'border-left:0.06em solid': 'bl',
  'border-left:0.06em dashed': 'bl-dashed',
  'border-right:0.06em solid': 'br',
  'border-right:0.06em dashed': 'br-dashed',
  'border:1px solid': 'boxed',
  'padding:0.3em': 'tinted',
  'padding:0': 'p-0',
  'width:100%': 'w-full',
  'width:50%': 'w-half',
  'font-weight:bold': 'bold',
  'position:relative': 'lapped',
  'position:absolute': 'lap',
}
const TAG = /<([a-z]+)((?: [\w:-]+="[^"]*")*)>/g
const ATTRIBUTE = / ([\w:-]+)="([^"]*)"/g
const COLOUR = /^(?:#[\da-f]{3,8}|[a-z]+)$/i

/**
 * The site's policy knows no style attributes. Colours become MathML's own attribute, the rest
 * classes; what has neither (a shift of a few points) is left out.
 */
export function withoutStyles(mathml: string): string {
  return mathml.replace(TAG, (tag, name: string, written: string) => {
    if (!written.includes(' style="')) return tag
    const attributes = new Map(
      [...written.matchAll(ATTRIBUTE)].map(([, key, value]) => [key!, value!]),
    )
    const classes = [attributes.get('class') ?? '']
    for (const declaration of (attributes.get('style') ?? '').split(';')) {
      const [property = '', value = ''] = declaration.split(':').map((part) => part.trim())
      if (property === 'color' && value !== 'undefined' && COLOUR.test(value))
        attributes.set('mathcolor', value)
      classes.push(CLASSES[`${property}:${value}`] ?? '')
    }
    attributes.delete('style')
    attributes.delete('class')
    const all = classes.filter((one) => one !== '').join(' ')
    if (all !== '') attributes.set('class', all)
    return `<${name}${[...attributes].map(([key, value]) => ` ${key}="${value}"`).join('')}>`
  })
}
