/** A name npm takes, from whatever the folder is called: `我的 Blog` becomes `blog`. */
export function packageName(folder: string): string {
  const name = folder
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 100)
  return /[a-z]/.test(name) ? name : 'my-site'
}
