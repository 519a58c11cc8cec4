import { fill } from '#locale/fill.ts'
import type { CommentPlan } from '#model/comments.ts'
import { useSite } from '../site-context.ts'

/** S1.10, S2.6.11: asked for by the reader; without script a link leads to the discussion. */
export function Comments({ plan }: { readonly plan: CommentPlan }) {
  const { strings } = useSite()
  return (
    <section className="comments" id="doc-comments" data-plan={JSON.stringify(plan)}>
      <h2 className="sub">{strings.comments}</h2>
      <p className="comments-ask">
        <button className="btn" type="button" data-action="comments">
          {strings.commentsLoad}
        </button>
        <span>{fill(strings.commentsWhere, { host: new URL(plan.host).host })}</span>
        <a className="link" href={plan.link}>
          {strings.commentsOpen}
        </a>
      </p>
      {/* Filled by `page-assets/comments.ts`; React neither looks into it nor empties it. */}
      <div
        className="comments-frame"
        role="status"
        suppressHydrationWarning
        dangerouslySetInnerHTML={EMPTY}
      />
    </section>
  )
}

const EMPTY = { __html: '' }
