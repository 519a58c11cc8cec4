import { sample, type Order, type Settings } from './model.ts'
import type words from './words.ts'

/** What stays by either order with the same settings, so that a difference is seen at once. */
export function Orders(props: {
  readonly settings: Settings
  readonly words: (typeof words)['zh-CN']
}) {
  const { settings, words } = props
  const vocabulary = words.vocabulary.split(' ')
  const kept = (order: Order) =>
    [...sample({ ...settings, order }).keys()].map((word) => vocabulary[word]).join(' ')
  const [heat, cut] = [kept('heat'), kept('cut')]
  return (
    <div className="orders">
      <dl>
        <div data-current={settings.order === 'heat' || undefined}>
          <dt>{words.heat}</dt>
          <dd>{heat}</dd>
        </div>
        <div data-current={settings.order === 'cut' || undefined}>
          <dt>{words.cut}</dt>
          <dd>{cut}</dd>
        </div>
      </dl>
      <p aria-live="polite">{heat === cut ? words.same : words.differ}</p>
    </div>
  )
}
