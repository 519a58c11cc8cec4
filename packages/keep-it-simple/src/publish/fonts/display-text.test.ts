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

  it('reads neither comments nor code, and goes on behind them', () => {
    expect(displayCharacters('<h2>甲<!-- <h2>丁 -- > --><!---->乙</h2>')).toBe('乙甲')
    expect(displayCharacters('<p>丁<!-- <h2>甲</h2> --></p><h2>乙</h2>')).toBe('乙')
    expect(displayCharacters('<pre><h2>甲</h2></pre><h2>乙</h2><pre>丙</pre>丁')).toBe('乙')
    // In a title, code is a part of it.
    expect(displayCharacters('<h2>甲<pre>乙</pre>丙</h2>')).toBe('丙乙甲')
    expect(displayCharacters('<style>a<b</style><h2>甲</h2>')).toBe('甲')
  })

  it('what is never closed ends with the document', () => {
    expect(displayCharacters('<h2>甲</h2><!-- <h2>乙</h2>')).toBe('乙甲')
    expect(displayCharacters('<script>1<2<h2>甲</h2>')).toBe('甲')
    expect(displayCharacters('<pre><h2>甲</h2>')).toBe('甲')
    expect(displayCharacters('<h2>甲')).toBe('甲')
  })

  it('a sign that is no tag is text', () => {
    expect(displayCharacters('<h2>甲 < 乙 <3 丙</h2><p>丁</p>')).toBe('丙乙甲')
    expect(displayCharacters('<')).toBe('')
  })

  it('closes what it opened, and nothing where nothing of the name is open', () => {
    expect(displayCharacters('<div><h2>甲</h2></div>丁')).toBe('甲')
    expect(displayCharacters('<h2>甲</b>乙</h2>丁')).toBe('乙甲')
    expect(displayCharacters('<h2><b>甲</h2>丁</b><p>戊</p>')).toBe('甲')
  })

  it('elements without an end hold nothing', () => {
    expect(displayCharacters('<img class="title">丁<h2>甲</h2>')).toBe('甲')
    expect(displayCharacters('<path class="title"/>丁<h2>甲</h2>')).toBe('甲')
    expect(displayCharacters('<p class="a title b">甲</p><p class="subtitle">丁</p>')).toBe('甲')
    expect(displayCharacters('<p title="x">丁</p><p class>丁</p>')).toBe('')
  })

  it('the head of a document is not looked at', () => {
    expect(displayCharacters('<head><h1>丁</h1></head><body class="x"><h1>甲</h1></body>')).toBe(
      '甲',
    )
  })

  it('an element counts inside of its class alone', () => {
    expect(
      displayCharacters('<p><strong>丁</strong></p><p class="me"><i><strong>甲</strong></i></p>'),
    ).toBe('甲')
    expect(displayCharacters('<p class="me"></p><strong>丁</strong>')).toBe('')
  })
})
