/** Drawn by us on a 20-unit grid, in the line weight of the other signs. */
const SHAPES = {
  file: '<path d="M5 2.5h6.5L15.5 6.500V17.500h-10.500zM11 2.500V7h4.500"/>',
  code: '<path d="m7 6-4 4 4 4M13 6l4 4-4 4M11.200 4.500 8.800 15.500"/>',
  terminal: '<path d="M2.500 4h15v12h-15zM5.500 8l2.500 2-2.500 2M10 12.500h4.500"/>',
  data: '<ellipse cx="10" cy="5" rx="6" ry="2.300"/><path d="M4 5v10c0 1.300 2.700 2.300 6 2.300s6-1 6-2.300V5M4 10c0 1.300 2.700 2.300 6 2.300s6-1 6-2.300"/>',
  braces:
    '<path d="M8 3.500H7a2 2 0 0 0-2 2v2.500c0 1.200-.7 2-2 2 1.300 0 2 .8 2 2v2.500a2 2 0 0 0 2 2h1M12 3.500h1a2 2 0 0 1 2 2v2.500c0 1.200.7 2 2 2-1.300 0-2 .8-2 2v2.500a2 2 0 0 1-2 2h-1"/>',
  settings:
    '<path d="M3 6h8.500M15.500 6H17M3 14h1.500M8.500 14H17"/><circle cx="13.500" cy="6" r="2"/><circle cx="6.500" cy="14" r="2"/>',
  text: '<path d="M4 5h12M4 8.500h12M4 12h12M4 15.500h7"/>',
  picture:
    '<path d="M2.500 4h15v12h-15zM2.500 13.500 7 9.500l3.500 3 3-2.500 4 3.500"/><circle cx="13" cy="7.300" r="1.100"/>',
  branch:
    '<circle cx="6" cy="4.500" r="1.800"/><circle cx="6" cy="15.500" r="1.800"/><circle cx="14" cy="7.500" r="1.800"/><path d="M6 6.300v7.400M14 9.300c0 3-3.500 3-6 3.700"/>',
  style: '<path d="M7.500 3 6 17M14 3l-1.500 14M3.500 7.500h14M2.500 12.500h14"/>',
  box: '<path d="m10 2.500 6.500 3.500v8L10 17.500 3.500 14V6zM3.500 6l6.500 3.500L16.500 6M10 9.500v8"/>',
} as const

type Shape = keyof typeof SHAPES

const BY_NAME: Readonly<Record<string, Shape>> = {
  dockerfile: 'box',
  'docker-compose.yml': 'box',
  'package.json': 'box',
  'cargo.toml': 'box',
  'go.mod': 'box',
  'go.sum': 'box',
  'pom.xml': 'box',
  'pyproject.toml': 'box',
  'requirements.txt': 'box',
  makefile: 'terminal',
  license: 'text',
  readme: 'text',
  '.gitignore': 'branch',
  '.gitattributes': 'branch',
}

const BY_EXTENSION = new Map<string, Shape>(
  (
    [
      [
        'code',
        'c h cc cpp hpp cs go rs java kt kts scala swift py rb php lua js mjs cjs jsx ts mts tsx vue svelte html htm xml',
      ],
      ['terminal', 'sh bash zsh fish ps1 bat cmd console'],
      ['data', 'sql db sqlite csv tsv parquet'],
      ['braces', 'json jsonc json5 jsonl'],
      ['settings', 'yaml yml toml ini conf cfg env properties editorconfig nginx'],
      ['text', 'md markdown mdx txt rst log pdf tex'],
      ['picture', 'svg png jpg jpeg gif webp avif ico'],
      ['branch', 'diff patch'],
      ['style', 'css scss sass less styl'],
    ] as const
  ).flatMap(([shape, endings]) => endings.split(' ').map((ending) => [ending, shape] as const)),
)

/** The sign of a file, by its name or by how the name ends. */
export function fileIcon(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase()
  const ending = name.slice(name.lastIndexOf('.') + 1)
  const shape = (Object.hasOwn(BY_NAME, name) && BY_NAME[name]) || BY_EXTENSION.get(ending)
  return drawn(shape || 'file')
}

const drawn = (shape: Shape): string =>
  `<svg class="icon" viewBox="0 0 20 20" aria-hidden="true">${SHAPES[shape]}</svg>`
