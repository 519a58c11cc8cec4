/** A tag, an entity that stands for one character, or one character. */
const UNIT = /<[^>]*>|&(?:amp|lt|gt|quot);|[^]/gu

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
}

/** Wraps every occurrence of the words in a coloured line; one that crosses colours is wrapped in parts. */
export function markWords(html: string, words: readonly string[]): string {
  if (words.length === 0) return html
  const units = html.match(UNIT) ?? []
  let text = ''
  for (const unit of units) if (!unit.startsWith('<')) text += ENTITIES[unit] ?? unit
  const marked = markedPlaces(text, words)
  let result = ''
  let place = 0
  let open = false
  const turn = (on: boolean) => {
    if (on !== open) result += on ? '<span class="word">' : '</span>'
    open = on
  }
  for (const unit of units) {
    const isTag = unit.startsWith('<')
    turn(!isTag && marked.has(place))
    result += unit
    if (!isTag) place += (ENTITIES[unit] ?? unit).length
  }
  turn(false)
  return result
}

function markedPlaces(text: string, words: readonly string[]): ReadonlySet<number> {
  const places = new Set<number>()
  for (const word of words) {
    for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length))
      for (let one = at; one < at + word.length; one++) places.add(one)
  }
  return places
}
