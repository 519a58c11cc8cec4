/** The years of a footer: `2021–2026`, or one alone. */
export const yearsText = (since: number | undefined, year: number): string =>
  since !== undefined && since < year ? `${since}–${year}` : String(year)
