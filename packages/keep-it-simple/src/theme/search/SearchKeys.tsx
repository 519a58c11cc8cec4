import { useSite } from '../site-context.ts'

/** The keys, for those who have some. */
export function SearchKeys() {
  const { strings } = useSite()
  return (
    <>
      <span className="keys">
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        {strings.searchKeyChoose}
      </span>
      <span className="keys">
        <kbd>↵</kbd>
        {strings.searchKeyOpen}
      </span>
      <span className="keys">
        <kbd>Esc</kbd>
        {strings.searchKeyClose}
      </span>
    </>
  )
}
