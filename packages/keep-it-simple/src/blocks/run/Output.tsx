import { Fragment } from 'react'
import type { LateWords } from '#locale/late/words.ts'
import { WIDE_RUN } from '#model/wide-runs.ts'
import type { OutputLine } from './output-lines.ts'
import { isBlank, resultSections } from './result-sections.ts'
import type { ResultTable } from './use-run.ts'

interface Props {
  readonly lines: readonly OutputLine[]
  readonly tables: readonly ResultTable[]
  readonly words: LateWords
}

/**
 * What a run printed: a listing like any other, so that it is copied like any other. Results with columns
 * are shown as tables, and as text where that differs from the page.
 */
export function Output({ lines, tables, words }: Props) {
  const isEmpty = lines.every(({ sign }) => sign === '-')
  return resultSections(lines, tables).map((section, at) => (
    <Fragment key={at}>
      {section.table && <Table {...section.table} label={words.runOutput} />}
      <pre
        data-live
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it may be wider than its place
        tabIndex={0}
        role="group"
        aria-label={words.runOutput}
        hidden={section.table !== undefined || (tables.length > 0 && isBlank(section))}
      >
        <code>
          {section.lines.map((line, number) => (
            <Line key={number} line={line} isFirst={number === 0} />
          ))}
          {isEmpty && (
            <>
              {section.lines.length > 0 && '\n'}
              <span className="line">
                <span className="run-nothing">{words.runNothing}</span>
              </span>
            </>
          )}
        </code>
      </pre>
    </Fragment>
  ))
}

const SIGNS = { '-': 'del', '+': 'add' } as const

function Line({ line, isFirst }: { readonly line: OutputLine; readonly isFirst: boolean }) {
  const { parts, sign } = line
  return (
    <>
      {!isFirst && '\n'}
      <span className="line" data-line={sign && SIGNS[sign]}>
        {parts.map(({ stream, text }, at) =>
          stream === 'stdout' ? (
            <Wide key={at} text={text} />
          ) : (
            <span key={at} className={stream}>
              <Wide text={text} />
            </span>
          ),
        )}
      </span>
    </>
  )
}

/** As the build marks what is two columns wide. */
function Wide({ text }: { readonly text: string }) {
  const wide = [...text.matchAll(WIDE_RUN)].map(([run]) => run)
  return text.split(WIDE_RUN).map((part, at) => (
    <Fragment key={at}>
      {part}
      {wide[at] !== undefined && <span className="wide">{wide[at]}</span>}
    </Fragment>
  ))
}

function Table({ columns, rows, label }: ResultTable & { readonly label: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it may be wider than its place
    <div data-live className="table-scroll run-table" role="group" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((name, at) => (
              <th key={at} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {row.map((value, column) => (
                <td key={column}>{value}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
