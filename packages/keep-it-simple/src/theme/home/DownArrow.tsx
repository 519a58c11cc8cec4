import { useSite } from '../site-context.ts'
import { Drawing } from '../parts/Drawing.tsx'
import { DOWN_TARGET } from './DownTarget.tsx'

/** S2.6.6: a plain link, so it works without script and the keyboard goes on below. */
export function DownArrow() {
  const { strings } = useSite()
  return (
    <a className="down" href={`#${DOWN_TARGET}`} aria-label={strings.scrollDown}>
      <Drawing name="arrow-down" />
    </a>
  )
}
