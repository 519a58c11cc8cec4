import { useState } from 'react'
import { useMatches } from 'react-router'
import type { PageData } from '#model/page.ts'
import type { PostSummary } from '#model/post.ts'
import type { SlotName } from '#model/slot.ts'
import { slots } from 'virtual:keep-it-simple/slots'
import { useSite } from '../site-context.ts'
import { SlotBoundary } from './SlotBoundary.tsx'
import { SlotMark } from './slot-mark.ts'

interface Props {
  readonly name: SlotName
  readonly post?: PostSummary
}

/**
 * A place the author may fill. Where the author has not, the build takes the element out of the parts
 * (`publish/lean-slots.ts`), so that such a site carries nothing of this; that is also why it finds the
 * page by itself.
 */
export function Slot({ name, post }: Props) {
  const { strings, lang, site, href } = useSite()
  const current = useMatches().at(-1)?.loaderData as PageData | undefined
  // When a page could not be loaded, the chrome stays that of the page before it.
  const [last, setLast] = useState(current)
  if (current && current !== last) setLast(current)
  const page = current ?? last
  const filled = slots[name]
  if (!filled || !page) return null
  const { file, Component } = filled
  return (
    <SlotBoundary key={page.path} file={file}>
      <SlotMark begins={file} />
      <Component
        page={page}
        lang={lang}
        site={site}
        strings={strings}
        href={href}
        {...(post && { post })}
      />
      <SlotMark />
    </SlotBoundary>
  )
}
