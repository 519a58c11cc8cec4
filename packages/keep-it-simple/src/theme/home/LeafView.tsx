import { leafColumns, type Leaf } from '#model/leaf.ts'
import { isChinese } from '#model/language.ts'
import type { Lang } from '#model/locale.ts'

interface Props {
  readonly leaf: Leaf
  readonly lang: Lang
}

/** A leaf of an old book ruled in cinnabar; other than in Chinese, a sheet of ruled paper. */
export function LeafView({ leaf: { text, source, spine }, lang }: Props) {
  if (!isChinese(lang)) {
    return (
      <figure className="leaf">
        <div className="leaf-in">
          <blockquote>{text}</blockquote>
          {source !== undefined && <figcaption>{source}</figcaption>}
        </div>
      </figure>
    )
  }
  // Read aloud as the sentence it is, not column by column.
  const spoken = source === undefined ? text : `${text}——${source}`
  return (
    <figure className="leaf">
      <div className="leaf-in" role="img" aria-label={spoken}>
        {leafColumns(text).map((column, index) => (
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
