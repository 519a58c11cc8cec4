import { useEffect, useState, type ComponentType } from 'react'
import { inTime } from '#browser/patience.ts'
import { unasked } from '#browser/unasked.ts'
import type { PageData } from '#model/page.ts'
import { ACT } from '#theme/actions/action-event.ts'

type Dialog = ComponentType<{ readonly page: PageData; readonly asked: number }>

/** S2.8: nothing of the dialog is loaded before somebody wants to search. */
export function SearchSlot({ page }: { readonly page: PageData }) {
  const [asked, setAsked] = useState(0)
  const [dialog, setDialog] = useState<{ readonly Dialog: Dialog }>()
  useEffect(() => {
    const open = async () => {
      const { SearchDialog } = await inTime(unasked(import('#theme/search/SearchDialog.tsx')))
      setDialog({ Dialog: SearchDialog })
      setAsked((before) => before + 1)
    }
    const listen = ({ target }: Event) => {
      const control = target as HTMLElement
      if (control !== document.documentElement && control.dataset['action'] !== 'search') return
      // Without the design there is no dialog to speak of: the form is a page.
      if (isPlain() && control instanceof HTMLAnchorElement) return location.assign(control.href)
      // Some browsers do not focus a link that was clicked; the dialog returns to what had focus.
      if (document.activeElement === document.body) control.focus({ preventScroll: true })
      if ('action' in control.dataset) control.setAttribute('aria-busy', 'true')
      open().then(
        () => control.removeAttribute('aria-busy'),
        // Without it the link leads where it leads without script.
        () => {
          if (control instanceof HTMLAnchorElement) location.assign(control.href)
        },
      )
    }
    document.addEventListener(ACT, listen)
    return () => document.removeEventListener(ACT, listen)
  }, [])
  return dialog && <dialog.Dialog page={page} asked={asked} />
}

/** The style sheets did not come, or this engine cannot read them (decision 34). */
const isPlain = (): boolean =>
  getComputedStyle(document.documentElement).getPropertyValue('--paper') === ''
