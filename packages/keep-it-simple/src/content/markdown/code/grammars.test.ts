import { expect, it } from 'vitest'
import { createCodeHighlighter } from './highlighter.ts'

const ALLOWED = ['markdown', 'python', 'bash', 'html']
const CODE = '# A\n\n```python\ndef f(x): return 1\n```\n\n```sh\necho "$x"\n```'

it('a block within a block has its colours, whatever was loaded before it', async () => {
  const first = createCodeHighlighter(ALLOWED)
  await first.load(['markdown'])
  const lines = first.lines(CODE, 'markdown')!
  expect(lines[3]).toContain('<span class="k">def')
  expect(lines[7]).toContain('<span class="')
  await first.load(['python', 'bash'])
  expect(first.lines(CODE, 'markdown')).toEqual(lines)
  const other = createCodeHighlighter(ALLOWED)
  await other.load(['python', 'bash', 'markdown'])
  expect(other.lines(CODE, 'markdown')).toEqual(lines)
})
