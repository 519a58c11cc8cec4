import { yearsText } from '#model/years.ts'

/** A site that was built before New Year says what year it is now. */
export function showYears(): void {
  const year = new Date().getFullYear()
  for (const shown of document.querySelectorAll<HTMLElement>('[data-years]')) {
    const { years, since } = shown.dataset
    if (year > Number(years)) shown.textContent = yearsText(since ? Number(since) : undefined, year)
  }
}
