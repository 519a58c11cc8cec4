/** What the tracer gets besides the drawing: it runs in the browser and can see nothing else. */
export interface TraceInput {
  readonly id: string
  readonly palette: Readonly<Record<string, string>>
  readonly textColours: readonly string[]
}

/**
 * Runs in the browser that drew `#id`: writes the drawing again with nothing but shapes, texts and
 * their looks as attributes. Neither a style sheet nor anything else that could act is carried over.
 */
export function traceSvg({ id, palette, textColours }: TraceInput): string {
  const root = document.querySelector<SVGSVGElement>(`#${id}`)!
  const GEOMETRY: Readonly<Record<string, readonly string[]>> = {
    g: [],
    rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
    circle: ['cx', 'cy', 'r'],
    ellipse: ['cx', 'cy', 'rx', 'ry'],
    line: ['x1', 'y1', 'x2', 'y2'],
    path: ['d'],
    polygon: ['points'],
    polyline: ['points'],
    text: ['x', 'y', 'dx', 'dy'],
    tspan: ['x', 'y', 'dx', 'dy'],
  }
  const HIDDEN = new Set(['style', 'script', 'title', 'desc', 'defs', 'marker', 'symbol', 'filter'])
  const markers = new Map<string, string>()

  const rgb = (colour: string): number[] | undefined => {
    const parts = /^rgba?\(([^)]*)\)$/
      .exec(colour)?.[1]
      ?.split(/[\s,/]+/)
      .map(Number)
    return !parts || parts.some(Number.isNaN) || parts[3] === 0 ? undefined : parts
  }
  const hex = (text: string) => [1, 3, 5].map((at) => Number.parseInt(text.slice(at, at + 2), 16))
  const nearest = (colour: string, names: readonly string[]): string | undefined => {
    const parts = colour.startsWith('url(') ? hex(palette['edge']!) : rgb(colour)
    if (!parts) return undefined
    let best = names[0]!
    let least = Infinity
    for (const name of names) {
      const own = hex(palette[name]!)
      const far = own.reduce((sum, value, at) => sum + (value - parts[at]!) ** 2, 0)
      if (far < least) [best, least] = [name, far]
    }
    return best
  }
  const escape = (text: string) => text.replace(/[&<>"]/g, (one) => `&#${one.codePointAt(0)};`)
  const round = (text: string) =>
    text
      .trim()
      .replace(/-?\d*\.\d{3,}(?:e-?\d+)?/g, (number) =>
        String(Math.round(Number(number) * 100) / 100),
      )

  /** Fill and stroke, as attribute for those without the style sheet and as class for those with it. */
  const paint = (style: CSSStyleDeclaration, isText: boolean): [string, string][] => {
    const all = Object.keys(palette)
    const fill = nearest(style.fill, isText ? textColours : all)
    const width = Number.parseFloat(style.strokeWidth)
    const stroke = isText || width === 0 ? undefined : nearest(style.stroke, all)
    const names = [fill && `f-${fill}`, stroke && `s-${stroke}`].filter(Boolean)
    const found: [string, string][] = []
    if (names.length > 0) found.push(['class', names.join(' ')])
    found.push(['fill', fill ? palette[fill]! : 'none'])
    if (!stroke) return found
    found.push(['stroke', palette[stroke]!])
    if (width !== 1) found.push(['stroke-width', round(String(width))])
    const dashes = style.strokeDasharray.replaceAll('px', '').replaceAll(',', '')
    if (!['none', '0', '1 0'].includes(dashes)) found.push(['stroke-dasharray', dashes])
    return found
  }
  const write = (tag: string, attributes: readonly [string, string][], inside: string) => {
    const list = attributes.map(([name, value]) => ` ${name}="${escape(value)}"`).join('')
    return inside === '' ? `<${tag}${list}/>` : `<${tag}${list}>${inside}</${tag}>`
  }
  const type = (style: CSSStyleDeclaration): [string, string][] => {
    const found: [string, string][] = [['font-size', String(Number.parseFloat(style.fontSize))]]
    if (Number(style.fontWeight) >= 600) found.push(['font-weight', '600'])
    if (style.fontStyle === 'italic') found.push(['font-style', 'italic'])
    return found
  }
  const place = (element: Element, style: CSSStyleDeclaration): [string, string][] => {
    const written = element.getAttribute('transform') ?? ''
    if (written !== '') return [['transform', round(written)]]
    return style.transform === 'none' || style.transform === ''
      ? []
      : [['transform', round(style.transform)]]
  }

  const marker = (value: string): string | undefined => {
    const name = /url\("?#([^")]+)"?\)/.exec(value)?.[1]
    const source = name === undefined ? null : document.getElementById(name)
    if (name === undefined || !source) return undefined
    const existing = markers.get(name)
    if (existing !== undefined) return `url(#${id}-${[...markers.keys()].indexOf(name)})`
    const own = `${id}-${markers.size}`
    markers.set(name, '')
    const copied = [
      'viewBox',
      'refX',
      'refY',
      'markerUnits',
      'markerWidth',
      'markerHeight',
      'orient',
    ]
    const attributes = copied.flatMap((key): [string, string][] => {
      const found = source.getAttribute(key)
      return found === null ? [] : [[key, found]]
    })
    const inside = [...source.children].map((child) => trace(child)).join('')
    markers.set(name, write('marker', [['id', own], ...attributes], inside))
    return `url(#${own})`
  }

  /** Words of a label that is HTML, line by line where the browser put them. */
  const foreign = (element: SVGGraphicsElement): string => {
    const inverse = element.getScreenCTM()!.inverse()
    const lines: { text: string; x: number; y: number; style: CSSStyleDeclaration }[] = []
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const style = getComputedStyle(node.parentElement!)
      const text = node.textContent ?? ''
      let bottom = -Infinity
      for (let at = 0; at < text.length; at++) {
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        const box = range.getBoundingClientRect()
        if (box.width === 0) continue
        if (box.bottom > bottom + 2) {
          const y = box.top + box.height / 2
          const point = new DOMPoint(box.left, y).matrixTransform(inverse)
          lines.push({ text: '', x: point.x, y: point.y, style })
          bottom = box.bottom
        }
        lines.at(-1)!.text += text[at]
      }
    }
    return lines
      .filter(({ text }) => text.trim() !== '')
      .map(({ text, x, y, style }) => {
        const colour = nearest(style.color, textColours) ?? 'ink'
        const at: [string, string][] = [
          ['x', round(x.toFixed(3))],
          ['y', round((y + Number.parseFloat(style.fontSize) * 0.36).toFixed(3))],
        ]
        const look: [string, string][] = [
          ['class', `f-${colour}`],
          ['fill', palette[colour]!],
        ]
        return write('text', [...at, ...look, ...type(style)], escape(text.trim()))
      })
      .join('')
  }

  /** Latin text is wider or narrower in other fonts, so it is fixed to the length measured here. */
  const held = (element: Element): [string, string][] => {
    const length = (element as SVGTextContentElement).getComputedTextLength()
    if (!/[!-~]{3}/.test(element.textContent ?? '')) return []
    return [
      ['textLength', round(length.toFixed(3))],
      ['lengthAdjust', 'spacingAndGlyphs'],
    ]
  }

  const words = (element: Element): string => {
    const parts = [...element.childNodes].map((node) => {
      if (node.nodeType === Node.TEXT_NODE) return escape(node.textContent ?? '')
      const child = node as Element
      if (child.localName !== 'tspan') return ''
      const style = getComputedStyle(child)
      const inside = words(child)
      const moved = GEOMETRY['tspan']!.flatMap((name): [string, string][] => {
        const found = child.getAttribute(name)
        return found === null ? [] : [[name, round(found)]]
      })
      const own = getComputedStyle(element)
      const same = ['fontWeight', 'fontStyle', 'fontSize', 'fill'] as const
      const looks = same.every((name) => own[name] === style[name])
        ? []
        : [...type(style), ...paint(style, true)]
      return moved.length + looks.length === 0 || inside.trim() === ''
        ? inside
        : write('tspan', [...moved, ...(moved.length === 0 ? [] : held(child)), ...looks], inside)
    })
    return parts.join('')
  }

  const trace = (element: Element): string => {
    const tag = element.localName
    const style = getComputedStyle(element)
    if (HIDDEN.has(tag) || style.display === 'none' || style.visibility === 'hidden') return ''
    if (tag === 'foreignObject') return foreign(element as SVGGraphicsElement)
    if (tag === 'a' || tag === 'svg' || tag === 'switch' || tag === 'g') {
      const inside = [...element.children].map((child) => trace(child)).join('')
      const moved = place(element, style)
      if (Number(style.opacity) === 0 || inside === '') return ''
      return moved.length === 0 ? inside : write('g', moved, inside)
    }
    const geometry = GEOMETRY[tag]
    if (!geometry || Number(style.opacity) === 0) return ''
    const attributes = geometry.flatMap((name): [string, string][] => {
      const found = element.getAttribute(name)
      return found === null || found === '' ? [] : [[name, round(found)]]
    })
    if (tag === 'rect' && !(Number(element.getAttribute('width')) > 0)) return ''
    if (tag === 'path' && !element.getAttribute('d')) return ''
    attributes.push(...place(element, style))
    if (tag === 'text') {
      const inside = words(element)
      if (inside.trim() === '') return ''
      if (style.textAnchor !== 'start') attributes.push(['text-anchor', style.textAnchor])
      const baseline = style.dominantBaseline
      if (baseline !== 'auto') attributes.push(['dominant-baseline', baseline])
      const look = paint(style, true)
      // Words of a message cross the lines of others: paper around them keeps them readable.
      if (element.classList.contains('messageText')) look[0]![1] += ' halo'
      if (!inside.startsWith('<')) look.push(...held(element))
      return write('text', [...attributes, ...look, ...type(style)], inside)
    }
    const look = paint(style, false)
    if (!look.some(([name]) => name === 'class')) return ''
    for (const end of ['start', 'mid', 'end'] as const) {
      const value = style.getPropertyValue(`marker-${end}`)
      const found = value === 'none' ? undefined : marker(value)
      if (found) look.push([`marker-${end}`, found])
    }
    return write(tag, [...attributes, ...look], '')
  }

  // Names of states are set against the left edge of a box of fixed width; they belong in its middle.
  for (const label of root.querySelectorAll<SVGGElement>('.statediagram-state > .label')) {
    const box = label.parentElement!.querySelector<SVGGraphicsElement>('rect')?.getBBox()
    const own = label.getBBox()
    const [, y = '0'] = /,\s*(-?[\d.]+)/.exec(label.getAttribute('transform') ?? '') ?? []
    if (!box) continue
    label.setAttribute(
      'transform',
      `translate(${box.x + (box.width - own.width) / 2 - own.x}, ${y})`,
    )
  }
  const inside = [...root.children].map((child) => trace(child)).join('')
  const defs = markers.size === 0 ? '' : `<defs>${[...markers.values()].join('')}</defs>`
  const box = root.viewBox.baseVal
  const size = box.width > 0 ? box : root.getBBox()
  return write(
    'svg',
    [
      ['xmlns', 'http://www.w3.org/2000/svg'],
      [
        'viewBox',
        [size.x, size.y, size.width, size.height].map((one) => round(one.toFixed(3))).join(' '),
      ],
      ['width', String(Math.ceil(size.width))],
      ['height', String(Math.ceil(size.height))],
      ['font-family', 'sans-serif'],
    ],
    defs + inside,
  )
}
