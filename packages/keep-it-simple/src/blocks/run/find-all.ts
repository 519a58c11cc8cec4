/** Where `sought` stands in a text, without regard to case, as editors look for words. */
export function findAll(text: string, sought: string): number[] {
  const places: number[] = []
  if (sought === '') return places
  // Lengths may differ between cases (`İ`), so places are found in the text itself.
  const pattern = new RegExp(sought.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`), 'giu')
  for (const { index } of text.matchAll(pattern)) places.push(index)
  return places
}
