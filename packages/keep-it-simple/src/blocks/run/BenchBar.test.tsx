import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { enUSLate } from '#locale/late/en-US.ts'
import { BenchBar } from './BenchBar.tsx'

type Props = Parameters<typeof BenchBar>[0]

const IDLE: Props['view'] = {
  state: 'idle',
  said: '',
  failed: false,
  same: false,
  stale: false,
  tables: [],
}
const FIRST: Props['first'] = { run: 'Run', edit: 'Edit', said: 'Here', download: 6_000_000 }

const draw = ({
  view,
  first,
  ...props
}: Partial<Omit<Props, 'view' | 'first'>> & {
  readonly view?: Partial<Props['view']>
  readonly first?: Partial<Props['first']>
} = {}): string =>
  renderToStaticMarkup(
    <BenchBar
      first={{ ...FIRST, ...first }}
      view={{ ...IDLE, ...view }}
      words={enUSLate}
      note=""
      row={{ current: null }}
      isChanged={false}
      isOpen={false}
      {...props}
    />,
  )

/** What buttons say, those that are hidden in brackets, and what is said beside them. */
const read = (html: string): string =>
  [
    ...[...html.matchAll(/<button[^>]*?( hidden="")?>(.*?)<\/button>/g)].map(([, hidden, text]) => {
      const word = text!.replaceAll(/<[^>]*>/g, '')
      return hidden ? `[${word}]` : word
    }),
    /role="status">([^<]*)</.exec(html)?.[1],
  ].join(' ')

it.each([
  ['before it is run', {}, 'Run Edit Here'],
  ['a program nobody may change', { first: { edit: undefined } }, 'Run Here'],
  [
    'while it runs',
    { view: { state: 'loading', said: 'Ready…' }, isChanged: true },
    'Stop Edit Ready…',
  ],
  ['when it has run', { view: { state: 'finished', said: 'Done' } }, 'Run Edit Reset Done'],
  ['opened', { isOpen: true }, 'Run [Edit] Reset Here'],
  ['changed', { isChanged: true }, 'Run Edit Reset Copy link Here'],
  ['with a note', { note: 'Copied', view: { said: 'Done' } }, 'Run Edit Copied'],
] as const)('%s', (_, props, text) => {
  expect(read(draw(props))).toBe(text)
})

it('names its buttons for whoever hears clicks, and turns while it runs', () => {
  const html = draw({ isChanged: true })
  expect(html).toContain('<button class="btn btn--small" type="button" data-run="reset">')
  expect(html).toContain('<button class="btn btn--small" type="button" data-run="share">')
  expect(draw({ view: { state: 'loading' } })).toContain('<i class="spinner"></i>Stop</button>')
})

it.each([
  [{ loaded: 3_000_000, total: 12_000_000 }, 6_000_000, 'value="0.25"', '25 % of about 6 MB'],
  [{ loaded: 3_000_000, total: 12_000_000 }, 0, 'value="0.25"', '25 % of about 12 MB'],
  [{ loaded: 13, total: 12 }, 0, 'value="1"', '100 % of about 0.0 MB'],
  [{ loaded: 3_000_000, total: 0 }, 6_000_000, 'Download">', '3 MB'],
])('of %o, %i to be sent, it says %s and %s', (progress, download, part, words) => {
  const html = draw({ view: { state: 'loading', progress }, first: { download } })
  expect(html).toContain('<span class="run-progress"><progress aria-label="Download"')
  expect(html).toContain(part)
  expect(html).toContain(`<span aria-hidden="true">${words}</span></span>`)
})
