import { quoteColumns, type QuotePanel } from '#model/quote-panel.ts'
import { isChinese } from '#model/language.ts'
import type { Lang } from '#model/locale.ts'

interface Props {
  readonly quotePanel: QuotePanel
  readonly lang: Lang
}

/** A quotePanel of an old book ruled in cinnabar; other than in Chinese, a sheet of ruled paper. */
export function QuotePanelView({ quotePanel: { text, source, spine }, lang }: Props) {
  if (!isChinese(lang)) {
    return (
      <figure className="quote-panel">
        <div className="quote-panel-in">
          <blockquote>{text}</blockquote>
          {source !== undefined && <figcaption>{source}</figcaption>}
        </div>
      </figure>
    )
  }
  // Read aloud as the sentence it is, not column by column.
  const spoken = source === undefined ? text : `${text}——${source}`
  return (
    <figure className="quote-panel">
      <div className="quote-panel-in" role="img" aria-label={spoken}>
        {quoteColumns(text).map((column, index) => (
          <p key={index} aria-hidden="true">
            {column.map(({ text: run, stop }, at) => (stop ? <b key={at}>{run}</b> : run))}
          </p>
        ))}
        {spine && spine.length > 0 && (
          <div className="spine" aria-hidden="true">
            {spine.map((words) => (
              <span key={words}>{words}</span>
            ))}
          </div>
        )}
      </div>
    </figure>
  )
}
