import type { ReactNode } from 'react'

/** What a reader moves. Not on paper and not without script, where nothing would move. */
export function Controls(props: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="kit-controls" role="group" aria-label={props.label}>
      {props.children}
    </div>
  )
}
