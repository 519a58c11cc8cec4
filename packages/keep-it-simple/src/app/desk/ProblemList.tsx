import type { DeskProblem } from '#model/desk.ts'
import type { DeskWords } from './desk-words.ts'
import { ProblemItem } from './ProblemItem.tsx'

interface Props {
  readonly problems: readonly DeskProblem[]
  readonly title: string | undefined
  readonly words: DeskWords
  readonly lang: string
}

export function ProblemList({ problems, title, words, lang }: Props) {
  if (problems.length === 0) return null
  return (
    <section className="desk-part" aria-label={title}>
      {title !== undefined && (
        <h3 className="desk-part-head">
          {title} <span>{problems.length}</span>
        </h3>
      )}
      <ul className="desk-list">
        {problems.map((problem, index) => (
          <ProblemItem
            // Two problems may be the same in everything but their order.
            key={`${problem.file}:${problem.line}:${problem.column}:${problem.code}:${problem.message}:${index}`}
            problem={problem}
            words={words}
            lang={lang}
          />
        ))}
      </ul>
    </section>
  )
}
