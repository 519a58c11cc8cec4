import { useState, type ComponentType } from 'react'
import { useMatches } from 'react-router'
import type { PageData } from '#model/page.ts'
import type { PostSummary } from '#model/post.ts'
import { useSite } from '../site-context.ts'
import { SlotBoundary } from './SlotBoundary.tsx'
import { SlotMark } from './slot-mark.ts'
import type { SlotProps } from './slot-props.ts'

interface Props {
  readonly file: string
  readonly Component: ComponentType<SlotProps>
  readonly post?: PostSummary
}

/** The author's component with what it may show. */
export function FilledSlot({ file, Component, post }: Props) {
  const { strings, lang, site, href } = useSite()
  const current = useMatches().at(-1)?.loaderData as PageData | undefined
  // When a page could not be loaded, the chrome stays that of the page before it.
  const [last, setLast] = useState(current)
  if (current && current !== last) setLast(current)
  const page = current ?? last
  if (!page) return null
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
