import type { ReactNode } from 'react'

/** Numbers of the figure, read out when they change. */
export function Readouts(props: { readonly children: ReactNode }) {
  return (
    <dl className="kit-readouts" aria-live="polite">
      {props.children}
    </dl>
  )
}

export function Readout(props: {
  readonly label: string
  readonly value: ReactNode
  readonly unit?: string
}) {
  return (
    <div>
      <dt>{props.label}</dt>
      <dd>
        {props.value}
        {props.unit !== undefined && <small> {props.unit}</small>}
      </dd>
    </div>
  )
}
