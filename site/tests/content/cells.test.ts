import { expect, it } from 'vitest'
import { readRows } from '../../blocks/cells/read-rows.ts'
import { tableOf } from '../../blocks/cells/table.ts'

it('reads names, looks and widths', () => {
  expect(readRows('a | 1 | *2* | ~3~ /2 | /3\nBetween\n | ^x | =4= | ')).toEqual([
    {
      name: 'a',
      cells: [
        { text: '1', look: 'box', span: 1 },
        { text: '2', look: 'chosen', span: 1 },
        { text: '3', look: 'dashed', span: 2 },
        { text: '', look: 'none', span: 3 },
      ],
    },
    { name: 'Between', cells: [] },
    {
      name: '',
      cells: [
        { text: 'x', look: 'bare', span: 1 },
        { text: '4', look: 'filled', span: 1 },
        { text: '', look: 'none', span: 1 },
      ],
    },
  ])
})

it('draws a table that is one picture to whoever does not see it', () => {
  const html = tableOf(readRows('len | <3> /2\nnote'), 'a "b"', 'Caption')
  expect(html).toContain('role="img" aria-label="a &quot;b&quot;"')
  expect(html).toContain('<th scope="row">len</th><td colspan="2" data-look="box">&lt;3&gt;</td>')
  expect(html).toContain('colspan="3">note</td>')
  expect(html).toContain('<figcaption>Caption</figcaption>')
})
