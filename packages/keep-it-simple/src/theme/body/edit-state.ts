/** Whether the last edit touched nothing that a block of the page has to start; only while writing. */
let isPlain = false

/** What an element of a block has, outside of coloured code. */
const OF_BLOCKS = '[class], iframe, input, button'

export function noteEdit(added: readonly Element[]): void {
  isPlain = added.every(
    (one) => !hasBlock(one) && ![...one.querySelectorAll(OF_BLOCKS)].some(hasBlock),
  )
}

export function noteNavigation(): void {
  isPlain = false
}

export const isPlainEdit = (): boolean => isPlain

/** Undoes the mounting that a plain edit left in place. */
let still: (() => void) | undefined

/** Mounts blocks until an edit touches one of them, or the page is left. */
export function mountUntilEdited(mount: () => () => void): () => void {
  still?.()
  still = undefined
  const leave = mount()
  return () => {
    if (isPlain) still = leave
    else leave()
  }
}

const hasBlock = (one: Element): boolean =>
  one.matches(OF_BLOCKS) && !one.matches('.prose, .panel, .switch') && !one.closest('pre')
