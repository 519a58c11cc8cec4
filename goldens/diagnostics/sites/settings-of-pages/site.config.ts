export default {
  origin: 'https://mistakes.example',
  timeZone: 'UTC',
  locales: [
    { prefix: '/', lang: 'en-US', label: 'English', title: 'Mistakes', description: 'Mistakes.' },
    { prefix: '/zh/', lang: 'zh-CN', label: '简体中文', title: '错误', description: '错误。' },
  ],
  collections: [
    { type: 'post', dir: 'blog', title: 'Blog' },
  ],
  navigation: {
    '/': [{ text: 'More', items: [{ text: 'A', link: '/no/', icon: 'bok' }] }],
  },
  redirects: { '/old/': '/nowhere/' },
  rawHtml: ['none.md'],
}
