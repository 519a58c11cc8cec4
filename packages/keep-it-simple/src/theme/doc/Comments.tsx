import { fill } from '#locale/fill.ts'
import type { CommentPlan } from '#model/comments.ts'
import type { Discussion } from '#model/discussion.ts'
import { useSite } from '../site-context.ts'

/** S1.10, S2.6.11: asked for by the reader; without script a link leads to the discussion. */
export function Comments({
  plan,
  discussion,
}: {
  readonly plan: CommentPlan
  /** What is printed: read without asking anybody. */
  readonly discussion: Discussion | undefined
}) {
  const { strings } = useSite()
  const { host } = new URL(plan.host)
  return (
    <section className="comments" id="doc-comments" data-plan={JSON.stringify(plan)}>
      <h2 className="sub">{strings.comments}</h2>
      {discussion && <div className="said" dangerouslySetInnerHTML={{ __html: discussion.html }} />}
      <p className="comments-ask">
        <button className="btn" type="button" data-action="comments">
          {discussion ? strings.commentsWrite : strings.commentsLoad}
        </button>
        <span>
          {discussion
            ? fill(strings.commentsAsOf, { host, date: discussion.fetched })
            : fill(strings.commentsWhere, { host })}
        </span>
        <a className="link" href={discussion?.link ?? plan.link}>
          {strings.commentsOpen}
        </a>
      </p>
      {/* Filled by `page-assets/comments.ts`; React neither looks into it nor empties it. */}
      <div className="comments-frame" role="status" dangerouslySetInnerHTML={EMPTY} />
    </section>
  )
}

const EMPTY = { __html: '' }
