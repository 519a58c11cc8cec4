import { useState } from 'react'
import type { DeskProblem } from '#model/desk.ts'
import { formatPosition } from '#model/diagnostic.ts'
import { diagnosticAddress } from '#model/diagnostic-address.ts'
import { isChinese } from '#model/language.ts'
import { askEditor, askFix, isRefusal } from './ask-desk.ts'
import { CodeText } from './CodeText.tsx'
import type { DeskWords } from './desk-words.ts'
import { problemRefusal } from './refusals.ts'

interface Props {
  readonly problem: DeskProblem
  readonly words: DeskWords
  readonly lang: string
}

/** One problem: where, what, what to do, and what the desk can do about it. */
export function ProblemItem({ problem, words, lang }: Props) {
  const [note, setNote] = useState<string>()
  const [isFixing, setFixing] = useState(false)
  const { severity, code, fix, chinese } = problem
  const inChinese = isChinese(lang)
  const said = inChinese ? chinese : { ...problem, label: fix?.label }
  const label = said.label ?? ''
  const place = formatPosition(problem)

  async function open(): Promise<void> {
    const answer = await askEditor(problem)
    setNote(isRefusal(answer) ? problemRefusal(words, answer.error) : undefined)
  }

  async function repair(): Promise<void> {
    if (!fix || isFixing) return
    setFixing(true)
    const answer = await askFix(fix)
    setFixing(false)
    // Done: the list comes again without this problem.
    setNote(isRefusal(answer) ? problemRefusal(words, answer.error) : undefined)
  }

  return (
    <li className={`desk-problem desk-problem--${severity}`}>
      <p className="desk-where">
        <b className="desk-kind">{severity === 'error' ? words.error : words.warning}</b>
        <button type="button" className="desk-place" onClick={() => void open()} title={words.edit}>
          {place}
        </button>
        <a
          className="desk-code"
          href={diagnosticAddress(code, inChinese ? 'zh-CN' : 'en-US')}
          target="_blank"
          rel="noreferrer"
          title={words.explain}
        >
          {code}
        </a>
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
            aria-label={`${words.fix}: ${label} (${place})`}
            title={`${fix.before} → ${fix.after}`}
          >
            {isFixing ? words.fixing : words.fix}
            <span className="desk-edit">
              <CodeText text={label} />
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
