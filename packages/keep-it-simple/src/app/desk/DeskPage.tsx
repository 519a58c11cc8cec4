import { useEffect, useState, useSyncExternalStore } from 'react'
import type { DeskEntry, DeskReport } from '#model/desk.ts'
import { askReport } from './ask-desk.ts'
import { CodeText } from './CodeText.tsx'
import { readDesk, subscribeDesk } from './desk-store.ts'
import { deskWords } from './desk-words.ts'
import { EntryList, type ListedFile } from './EntryList.tsx'
import { ProblemList } from './ProblemList.tsx'
import { WeekBars } from './WeekBars.tsx'

/** `/__desk/`: all that is known of the site while it is written. */
export function DeskPage({ lang }: { readonly lang: string }) {
  const { state } = useSyncExternalStore(subscribeDesk, readDesk)
  const [report, setReport] = useState<DeskReport>()
  const words = deskWords(lang)
  useEffect(() => {
    // Whatever changed the problems may have changed the rest.
    const load = () => {
      askReport()
        .then(setReport)
        .catch(() => undefined)
    }
    load()
    return subscribeDesk(load)
  }, [])
  const counts = state && words.problemsIn(state)
  const other = lang === 'zh-CN' ? 'en-US' : 'zh-CN'
  return (
    <main className="deskpage" id="main">
      <header className="deskpage-head">
        <h1 className="deskpage-title">{words.desk}</h1>
        <p className="deskpage-sum">
          {report && `${words.counted(report.pages, report.words)} · `}
          {counts}
        </p>
        <a className="deskpage-link" href={`?lang=${other}`} lang={other}>
          {words.otherLanguage}
        </a>
        <a className="deskpage-link" href={import.meta.env.BASE_URL}>
          {words.back}
        </a>
      </header>
      <section className="deskpage-part">
        <h2 className="deskpage-heading">
          {words.problems} <span>{state && state.errors + state.warnings}</span>
        </h2>
        {state && !state.isWhole && <p className="deskpage-note">{words.compiling}</p>}
        <ProblemList problems={state?.problems ?? []} title={undefined} words={words} lang={lang} />
      </section>
      {report && <Parts report={report} lang={lang} />}
    </main>
  )
}

function Parts({ report, lang }: { readonly report: DeskReport; readonly lang: string }) {
  const words = deskWords(lang)
  const list = (title: string, entries: readonly ListedFile[], note?: string) => (
    <EntryList title={title} entries={entries} words={words}>
      {note !== undefined && (
        <p className="deskpage-note">
          <CodeText text={note} />
        </p>
      )}
    </EntryList>
  )
  const listed = <Entry extends DeskEntry>(
    entries: readonly Entry[],
    fact: (entry: Entry) => string,
  ) => entries.map((entry) => ({ ...entry, fact: fact(entry) }))
  return (
    <>
      <section className="deskpage-part">
        <h2 className="deskpage-heading">{words.weeks}</h2>
        <p className="deskpage-note">{words.lastWeeks}</p>
        <WeekBars weeks={report.weeks} words={words} />
      </section>
      <div className="deskpage-columns">
        {list(words.drafts, report.drafts)}
        {list(
          words.scheduledPages,
          listed(report.scheduled, ({ at }) => at.slice(0, 16).replace('T', ' ')),
        )}
        {list(
          words.proofs,
          listed(report.proofs, ({ programs }) => words.programs(programs)),
          words.runVerify,
        )}
        {list(words.stalePages, report.stale)}
        {list(
          words.untranslated,
          listed(report.untranslated, ({ missing }) => words.missingIn(missing.join(', '))),
        )}
        {list(words.lockedPages, report.locked)}
        {list(
          words.orphans,
          report.orphans.map(({ file, bytes }) => ({
            file,
            fact: words.bytes(Math.max(1, Math.round(bytes / 1000))),
          })),
        )}
      </div>
    </>
  )
}
