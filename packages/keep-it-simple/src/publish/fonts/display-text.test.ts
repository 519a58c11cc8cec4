import { describe, expect, it } from 'vitest'
import { displayCharacters } from './display-text.ts'

describe('characters of titles', () => {
  it('takes headings, and nothing of the text beside them', () => {
    expect(displayCharacters('<h1>管道</h1><p>正文<strong>粗</strong></p><h2>谁，错</h2>')).toBe(
      '管谁道错，',
    )
  })

  it('takes marks that Chinese shares with Latin, and no letters', () => {
    expect(displayCharacters('<h2>set -o “甲”——乙</h2>')).toBe('—“”乙甲')
  })

  it('goes into what stands inside of a title, and comes out of it again', () => {
    expect(displayCharacters('<h2>甲<a href="#x" title="丁>"><b>乙</b><br>丙</a></h2>戊')).toBe(
      '丙乙甲',
    )
  })

  it('reads no script', () => {
    const script = `<script>if (a<b) say("<h2>甲</h2>", "it's")</script>`
    expect(displayCharacters(`<head><title>丁</title></head><body>${script}<h2>乙</h2>`)).toBe('乙')
  })

  it('takes an element inside of a class', () => {
    expect(displayCharacters('<nav class="pager"><a><strong>甲</strong>乙</a></nav>')).toBe('甲')
    expect(displayCharacters('<div class="quote-panel big"><p>易</p></div>')).toBe('易')
  })
})
