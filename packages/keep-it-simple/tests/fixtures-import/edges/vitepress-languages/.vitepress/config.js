export default {
  title: 'Site',
  description: 'Of all',
  cleanUrls: true,
  srcDir: './pages/',
  locales: {
    root: { label: 'English', lang: 'en' },
    de: { label: 'Deutsch', lang: 'de-de', title: 'Seite', description: 'Aller', themeConfig: { nav: [{ text: 'Start', link: '/de/' }], sidebar: [{ text: 'Alles', items: [{ text: 'Eins', link: '/de/buch/eins' }] }] } },
    xx: { lang: '?', themeConfig: { sidebar: {} } },
  },
  themeConfig: {
    nav: 'none',
    sidebar: {
      '/': [{ text: 'Root', link: '/' }],
      'book': [{ text: 'Book', items: [{ text: 'One', link: '/book/one' }] }],
      '/book/': [{ text: 'Twice', link: '/book/one' }],
      '/nowhere/': [{ text: 'Nowhere', link: '/book/one' }],
      '/empty/': [],
      '/de/buch/': { items: [{ text: 'Eins', link: '/de/buch/eins', collapsed: 'no' }] },
      '/lone/': { base: '/lone/', items: 'x' },
    },
    editLink: { pattern: 'https://git.example/a/b/edit/dev/src/docs/:path' },
  },
  sitemap: { hostname: 'no address' },
}
