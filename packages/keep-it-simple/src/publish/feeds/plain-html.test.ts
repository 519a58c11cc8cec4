import { describe, expect, it } from 'vitest'
import { plainHtml } from './plain-html.ts'

const PAGE = 'https://site.example/blog/a/'
const plain = (html: string) => plainHtml(html, PAGE)

describe('a text for feeds', () => {
  it.each([
    ['/b/', 'https://site.example/b/'],
    ['#part', 'https://site.example/blog/a/#part'],
    ['https://other.example/?a=1&amp;b=2', 'https://other.example/?a=1&amp;b=2'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
  ])('has absolute links: %s', (link, expected) => {
    expect(plain(`<a class="x" href="${link}">y</a>`)).toBe(`<a href="${expected}">y</a>`)
    expect(plain(`<img src="${link}" alt="z">`)).toBe(`<img src="${expected}" alt="z">`)
  })

  it('has of a picture the one file that every reader can show', () => {
    expect(
      plain(
        '<picture><source type="image/avif" srcset="/m/a-684.avif 684w"><img src="/m/a.jpg" alt="z" class="tone tone-r1" width="9"></picture><video controls><source src="/m/b.mp4" type="video/mp4"></video>',
      ),
    ).toBe(
      '<img src="https://site.example/m/a.jpg" alt="z" width="9"><video><source src="https://site.example/m/b.mp4" type="video/mp4"></video>',
    )
  })

  it.each([
    '<button data-action="copy" type="button"><span>copy</span></button>',
    '<a class="anchor" href="#x" aria-label="Link">§</a>',
    '<svg class="icon" aria-hidden="true"><path d="M0 0"/></svg>',
    '<div role="radiogroup"><label><input type="radio">x</label></div>',
    '<span class="code-lang" aria-hidden="true">go</span>',
    '<svg class="drawing" data-form="phone"><path d="M0 0"/></svg>',
  ])('leaves out %s', (html) => {
    expect(plain(`<p>before ${html} after</p>`)).toBe('<p>before  after</p>')
  })

  it('keeps a picture that a press would open', () => {
    expect(
      plain('<a class="view" href="/m/a.png" data-action="view"><img src="/m/a.png" alt="z"></a>'),
    ).toBe(
      '<a href="https://site.example/m/a.png"><img src="https://site.example/m/a.png" alt="z"></a>',
    )
  })

  it('keeps code without the marks of its colours', () => {
    const code = '<span class="line"><span class="k">a</span> <span lang="en">b</span></span>'
    expect(plain(`<pre><code>${code}</code></pre>`)).toBe(
      '<pre><code>a <span lang="en">b</span></code></pre>',
    )
  })

  it('keeps formulas and their attributes', () => {
    const formula = '<math display="block"><mi mathvariant="normal">x</mi></math>'
    expect(plain(formula)).toBe(formula)
  })

  it('keeps the text of an island and not its first frame', () => {
    const frame = '<div class="island" data-props="{&quot;a&quot;:1}"><div><b>42</b></div></div>'
    const text = '<figcaption class="island-text"><p>in</p></figcaption>'
    expect(plain(`<figure id="x">${frame}${text}</figure>`)).toBe(
      '<figure id="x"><figcaption><p>in</p></figcaption></figure>',
    )
  })

  it('is not led astray by what looks like a tag in an attribute or in the text', () => {
    expect(plain('<p title="a > b">1 &lt; 2 > 0</p>')).toBe('<p title="a > b">1 &lt; 2 > 0</p>')
  })

  it('says which abbreviation a note explains', () => {
    expect(plain('<p data-term="HTML">A language.</p>')).toBe('<p><b>HTML</b>A language.</p>')
    expect(plain('<p id="x" data-term="">A</p>')).toBe('<p id="x"><b></b>A</p>')
    expect(plain('<p xdata-term="HTML">A</p>')).toBe('<p>A</p>')
  })

  it('leaves out what stands beside others in a class, and nothing that is called alike', () => {
    expect(plain('<p class="big anchor">x</p>a')).toBe('a')
    expect(plain('<p class="sr big">x</p>a')).toBe('a')
    expect(plain('<p class="island-box">a</p><p class="no-sr">b</p>')).toBe('<p>a</p><p>b</p>')
  })
})
