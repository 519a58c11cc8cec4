import { useEffect, useRef } from 'react'
import type { PageData } from '#model/page.ts'
import { useSite } from '../site-context.ts'
import './search.css'
import './hits.css'
import { SearchBox } from './SearchBox.tsx'

interface Props {
  readonly page: Pick<PageData, 'lang' | 'locale'>
  /** Grows with every wish to search. */
  readonly asked: number
  /** What is selected in the field; all of it unless something was typed already. */
  readonly selected?: readonly [from: number, to: number] | undefined
}

/** S2.8: a native dialog keeps the focus inside and gives it back; Escape and a click beside it close it. */
export function SearchDialog({ page, asked, selected }: Props) {
  const { strings } = useSite()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current!
    if (asked === 0) return
    if (!element.open) element.showModal()
    const field = element.querySelector('input')!
    field.focus()
    if (selected) field.setSelectionRange(...selected)
    else field.select()
    // oxlint-disable-next-line react/exhaustive-deps -- with the wish it was given with
  }, [asked])
  return (
    <dialog className="search" ref={dialog} aria-label={strings.searchTitle} closedby="any">
      <SearchBox key={page.locale} page={page} close={() => dialog.current!.close()} />
    </dialog>
  )
}
