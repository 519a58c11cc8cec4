import { defineSite } from 'keep-it-simple'

export default defineSite({
  origin: 'https://blog.example.org',
  locales: [
    { prefix: '/', lang: 'en-US', label: 'English', title: 'My blog', description: 'Notes.' },
  ],
  // #region collections
  collections: [
    { type: 'post', dir: 'blog', title: 'Blog', linkPrefix: '/article/' },
    { type: 'doc', dir: 'databases', title: 'Databases' },
    { type: 'doc', dir: 'networks', title: 'Networks', sidebarCollapsed: true },
  ],
  // #endregion
  // #region navigation
  navigation: {
    '/': [
      { text: 'Home', link: '/' },
      { text: 'Blog', link: '/blog/', activeMatch: '^/(?:blog|article)/' },
      {
        text: 'Series',
        items: [
          { text: 'Databases', link: '/databases/', icon: 'database' },
          { text: 'Networks', link: '/networks/', icon: 'network', badge: 'new' },
        ],
      },
    ],
  },
  // #endregion
  // #region footer
  footer: {
    '/': [
      { text: 'About', link: '/about/' },
      { text: 'Archives', link: '/blog/archives/' },
    ],
  },
  // #endregion
})
