import { useState } from 'react'
import type { DeskProblem } from '#model/desk.ts'
import { formatPosition } from '#model/diagnostic.ts'
import { isChinese } from '#model/language.ts'
import { askEditor, askFix, isRefusal } from './ask-desk.ts'
import { CodeText } from './CodeText.tsx'
import type { DeskWords } from './desk-words.ts'

interface Props {
  readonly problem: DeskProblem
  readonly words: DeskWords
  readonly lang: string
}

/** One problem: where, what, what to do, and what the desk can do about it. */
export function ProblemItem({ problem, words, lang }: Props) {
  const [note, setNote] = useState<string>()
  const [isFixing, setFixing] = useState(false)
  const { severity, code, fix, manual, chinese } = problem
  const said = (isChinese(lang) ? chinese : undefined) ?? problem
  const place = formatPosition(problem)

  async function open(): Promise<void> {
    const answer = await askEditor(problem)
    setNote(isRefusal(answer) ? refusalIn(words, answer.error) : undefined)
  }

  async function repair(): Promise<void> {
    if (!fix || isFixing) return
    setFixing(true)
    const answer = await askFix(fix)
    setFixing(false)
    // Done: the list comes again without this problem.
    setNote(isRefusal(answer) ? refusalIn(words, answer.error) : undefined)
  }

  return (
    <li className={`desk-problem desk-problem--${severity}`}>
      <p className="desk-where">
        <b className="desk-kind">{severity === 'error' ? words.error : words.warning}</b>
        <button type="button" className="desk-place" onClick={() => void open()} title={words.edit}>
          {place}
        </button>
        {manual === undefined ? (
          <span className="desk-code">{code}</span>
        ) : (
          <a
            className="desk-code"
            href={manual}
            target="_blank"
            rel="noreferrer"
            title={words.explain}
          >
            {code}
          </a>
        )}
      </p>
      <p className="desk-message">
        <CodeText text={said.message} />
      </p>
      <p className="desk-remedy">
        <CodeText text={said.remedy} />
      </p>
      <p className="desk-deeds">
        {fix && (
          <button
            type="button"
            className="desk-button desk-button--first"
            onClick={() => void repair()}
            aria-label={`${words.fix}: ${fixLabel(words, problem)} (${place})`}
            title={`${fix.before} → ${fix.after}`}
          >
            {isFixing ? words.fixing : words.fix}
            <span className="desk-edit">
              <CodeText text={fixLabel(words, problem)} />
            </span>
          </button>
        )}
        <button
          type="button"
          className="desk-button"
          onClick={() => void open()}
          aria-label={`${words.edit}: ${place}`}
        >
          {words.edit}
        </button>
        <span className="desk-note" role="status">
          {note !== undefined && <CodeText text={note} />}
        </span>
      </p>
    </li>
  )
}

/** `Write …` is said in the language of the page; any other label as it is. */
function fixLabel(words: DeskWords, { fix, chinese }: DeskProblem): string {
  const label = chinese?.label ?? fix?.label ?? ''
  const written = /^Write (`[^]*`)$/.exec(label)?.[1]
  return written === undefined ? label : words.write(written)
}

function refusalIn(words: DeskWords, error: string): string {
  if (error === 'no-editor') return words.noEditor
  return error === 'changed' || error === 'no-file' ? words.changed : words.refused
}
