import type { ClientContext } from '#model/block-module.ts'

/** Asking again is fetched where a card carries a plan for it, which a site has to be set to. */
export function mount(content: HTMLElement, { signal }: ClientContext): void {
  if (!content.querySelector('.repo > [data-plan]')) return
  void import('./refresh.ts').then(({ refreshCards }) => refreshCards(content, signal))
}
