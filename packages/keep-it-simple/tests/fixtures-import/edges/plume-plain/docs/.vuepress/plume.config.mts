export default defineThemeConfig({
  hostname: process.env.HOST,
  profile: { name: 'Plain', avatar: icon() },
  notes: { notes: [{ link: '/elsewhere/' }, { dir: 'kept' }, { dir: 'far', link: '/away/' }] },
  locales: {
    '/': { selectLanguageName: 'Plain words', navbar: ['/blog/', '/blog/tags/', '/article/archives/', 'notes/kept/', '/a:b/', '//notes//far//'] },
  },
})
