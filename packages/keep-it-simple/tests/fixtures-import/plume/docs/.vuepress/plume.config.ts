import { defineThemeConfig } from 'vuepress-theme-plume'
import { enNavbar, zhNavbar } from './navbar'
import { enCollections, zhCollections } from './collections'

export default defineThemeConfig({
  logo: '/logo.svg',
  profile: { avatar: '/logo.svg', name: '山人', description: '写字的人', circle: true },
  social: [{ icon: 'github', link: 'https://github.com/example' }],
  locales: {
    '/': { selectLanguageName: '简体中文', navbar: zhNavbar, collections: zhCollections },
    '/en/': { selectLanguageName: 'English', navbar: enNavbar, collections: enCollections },
  },
})
