import { describe, expect, it } from 'vitest'
import { compileAlone } from '../support/compile-alone.ts'

const bodyOf = async (text: string) => (await compileAlone(text, 'a.md')).body

describe('[F39] text from right to left on a page that goes the other way', () => {
  it('is turned paragraph by paragraph', async () => {
    const body = await bodyOf(
      '你好。\n\nمرحبا بالعالم\n\n- עברית\n- 中文\n\n| a | مرحبا |\n|---|---|\n| b | عالم |',
    )
    expect(body).toContain('<p>你好。</p>')
    expect(body).toContain('<p dir="auto">مرحبا بالعالم</p>')
    expect(body).toContain('<li dir="auto">עברית</li>')
    expect(body).toContain('<li>中文</li>')
    expect(body).toContain('<td dir="auto">عالم</td>')
  })

  it('is left alone where a single word stands in other text', async () => {
    expect(await bodyOf('The word שלום is Hebrew.')).toContain('<p>The word')
  })
})

describe('[F39] characters that turn code around', () => {
  it('are named in listings and in sentences, and still there to be copied', async () => {
    const body = await bodyOf('`a\u202Eb`\n\n```js\nif (x) { /*\u2066 } */ }\n```')
    expect(body).toContain('<code>a<bdi class="bidi" data-bidi="U+202E">\u202E</bdi>b</code>')
    expect(body).toContain('<bdi class="bidi" data-bidi="U+2066">\u2066</bdi>')
  })
})
