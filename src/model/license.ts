/** `CC-BY-NC-ND-4.0` as people write it: `CC BY-NC-ND 4.0`. Other names stay as they are. */
export function licenseLabel(id: string): string {
  return id.replace(/^CC-(.+)-(\d+\.\d+)$/, 'CC $1 $2')
}
