import type { Event, Script } from './model.ts'
import type words from './words.ts'

type Words = (typeof words)['en-US']

/** A on the left, B on the right, time downwards. Rows that are still to come keep their place. */
export function Log(props: {
  readonly events: readonly Event[]
  readonly script: Script
  readonly words: Words
}) {
  const { events, words } = props
  return (
    <ol
      className="isolation-log"
      aria-label={words.log}
      aria-live="polite"
      data-script={props.script}
    >
      <li>{words.begin}</li>
      {events.map((event, i) => (
        <li key={i} data-session={event.session || undefined}>
          <b>{event.session || words.after}</b>{' '}
          {event.statement ? <code>{event.statement}</code> : <span>{words.resumed}</span>}{' '}
          <Answer text={event.answer} waits={words.waits} />
        </li>
      ))}
    </ol>
  )
}

function Answer({ text, waits }: { readonly text: string | undefined; readonly waits: string }) {
  if (text === undefined) return <em>{waits}</em>
  return <samp data-error={text.startsWith('ERROR') || undefined}>{text}</samp>
}
