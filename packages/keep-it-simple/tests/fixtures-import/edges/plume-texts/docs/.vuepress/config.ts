import { defineUserConfig } from 'vuepress'
export default defineUserConfig({ lang: 'en-US', title: 'Texts', theme: plumeTheme() })
