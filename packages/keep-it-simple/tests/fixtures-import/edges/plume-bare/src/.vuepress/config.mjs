const name = 'Bare'
export default {
  lang: 'no language',
  locales: {
    '/': { title: name },
    '/zh/': { lang: 'zh-cn', description: 'Chinese' },
    '/xx/': { lang: '??', title: 12 },
  },
  theme: {
    blog: false,
    navbar: 'auto',
    social: 'none',
    hostname: 'https://bare.example:8443/path/',
    profile: { name: 'Bare', avatar: '/a.png', location: 3, layout: 'left', circle: false, organization: 'Nobody', unknown: 'x' },
    locales: { '/zh/': { navbar: ['/zh/'], collections: [
      { type: 'doc', dir: '/guide/', linkPrefix: '//guide' },
      { type: 'post', dir: 'news', title: 'News', link: '/latest', tagsLink: '/labels', archivesLink: 'years/', categoriesLink: '/kinds/' },
      { type: 'post', dir: 'plain' },
      { type: 'post', dir: 'absent' },
      { type: 'doc' },
    ] } },
  },
}
