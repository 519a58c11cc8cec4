/** The colours programming languages are known by; anything else gets the colour of quiet text. */
const COLOURS = new Map(
  Object.entries({
    c: '#555555',
    'c++': '#f34b7d',
    css: '#663399',
    go: '#00add8',
    html: '#e34c26',
    java: '#b07219',
    javascript: '#f1e05a',
    kotlin: '#a97bff',
    lua: '#000080',
    python: '#3572a5',
    rust: '#dea584',
    shell: '#89e051',
    typescript: '#3178c6',
    vue: '#41b883',
  }),
)

export const languageColour = (language = ''): string =>
  COLOURS.get(language.toLowerCase()) ?? 'currentColor'
