export default {
  cleanUrls: true,
  lang: 'zh-cn',
  srcExclude: 'parts',
  rewrites: (id) => id,
  themeConfig: {
    nav: [{ text: 'A:b', link: '/guide/a:b' }, { text: 'Index', link: '/guide/' }, { text: 'Second', link: 'guide/index.html' }],
    sidebar: [{ text: 'All', items: [{ text: 'Guide', link: '/guide/' }, { text: 'Deep', link: '/guide/deep/x' }] }],
    editLink: { pattern: 'https://example.org/edit' },
  },
  locales: { root: {}, fr: { lang: 'fr' } },
}
