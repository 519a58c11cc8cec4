export default { lang: unknownLanguage, base: '/', pagePatterns: ['**/*.md', '!**/*.snippet.md'], theme: {} }
