/** Puts text on the clipboard; says whether that worked. Insecure pages have only the old way. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    const field = document.createElement('textarea')
    field.value = text
    const before = document.activeElement as HTMLElement | null
    document.body.append(field)
    field.select()
    const done = document.execCommand('copy')
    field.remove()
    before?.focus({ preventScroll: true })
    return done
  }
}
