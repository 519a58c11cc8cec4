import sharp from 'sharp'
import { serveTinySite } from './built-site.ts'
import { page } from './tiny-site.ts'

const SVG = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 684 310"><path fill="${colour}" d="M0 0h684v310H0z"/></svg>`

const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]>>endobj
trailer<</Root 1 0 R>>
`

const FILLER = `${'一段文字。'.repeat(60)}\n\n`.repeat(12)

const PICTURES = `开头。

![五份日志](./log.svg "图 1 五份日志")

中间。

![一张照片](./photo.jpg)

[![链接里的图](./log.svg)](https://example.com/)

![不必放大](./log.svg#no-view)

![白天](./day.svg#light-only)
![夜里](./night.svg#dark-only)

${FILLER}

![下面的照片](./photo.jpg "远处")

结尾。`

const EMBEDS = `@[pdf](./paper.pdf "一篇论文")

@[video poster=./photo.jpg](./clip.webm "一段录像")

@[bilibili](BV1xx411c7mD "一场讲座")

@[youtube t=90](aqz-KE-bpKQ "一部短片")`

const DEMO = `::: demo title="计数" desc="按一下加一"

\`\`\`html
<button id="add">加一</button> <output>0</output> <p id="said"></p>
\`\`\`

\`\`\`css
output { color: light-dark(rgb(1, 2, 3), rgb(4, 5, 6)); }
#said.tall { height: 300px; }
#said.endless { height: 9000px; }
\`\`\`

\`\`\`js
const out = document.querySelector('output')
const said = document.querySelector('#said')
document.querySelector('#add').addEventListener('click', () => {
  out.value = Number(out.value) + 1
  said.className = out.value === '1' ? 'tall' : 'endless'
})
const tries = {
  parent: () => parent.document.title,
  cookie: () => document.cookie,
  storage: () => localStorage.length,
}
const failed = Object.keys(tries).filter((name) => {
  try { tries[name](); return false } catch { return true }
})
said.textContent = failed.join(' ')
fetch('https://a.example/').catch(() => { said.textContent += ' network' })
\`\`\`

:::

::: demo title="静止" expanded

\`\`\`html
<b>只有字</b>
\`\`\`

:::`

/** Pictures, embeds and demos in every form, on pages of their own. */
export async function serveMediaSite() {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const
  const photo = await sharp({
    create: { width: 1600, height: 900, channels: 3, background: '#345', noise },
  })
    .jpeg({ quality: 95 })
    .toBuffer()
  return serveTinySite({
    'pictures.md': page({ title: '图片' }, PICTURES),
    'plain.md': page({ title: '不看', photoSwipe: false }, PICTURES),
    'some.md': page({ title: '选看', photoSwipe: '[alt="一张照片"]' }, PICTURES),
    'embeds.md': page({ title: '嵌入' }, EMBEDS),
    'demo.md': page({ title: '演示' }, DEMO),
    'en/pictures.md': page({ title: 'Pictures' }, '![Five logs](/log.svg)'),
    'public/log.svg': SVG('#963'),
    'log.svg': SVG('#963'),
    'day.svg': SVG('#fff'),
    'night.svg': SVG('#000'),
    'photo.jpg': photo,
    'paper.pdf': PDF,
    'clip.webm': 'not fetched before it is played',
  })
}
