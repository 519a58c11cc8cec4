import { useLayoutEffect, useRef } from 'react'
import { useSite } from '../site-context.ts'
import { useProgress } from './use-progress.ts'

/** S2.6.14: a thin line at the top while a page is fetched. Nothing of it is in any document. */
export function ProgressBar({ busy }: { readonly busy: boolean }) {
  const { strings } = useSite()
  const progress = useProgress(busy)
  const bar = useRef<HTMLDivElement>(null)
  // By the object model, never as an attribute: inline styles are forbidden.
  useLayoutEffect(() => {
    if (progress) bar.current?.style.setProperty('--done', String(progress.done))
  }, [progress])
  if (!progress) return null
  return (
    <div
      ref={bar}
      className="progress"
      role="progressbar"
      aria-label={strings.loading}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(progress.done * 100)}
      data-fading={progress.fading || undefined}
    />
  )
}
