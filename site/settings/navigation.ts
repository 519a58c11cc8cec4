import type { Navigation } from 'keep-it-simple'

/** The top bar of each language. */
export const navigation: Navigation = {
  '/': [
    { text: '首页', link: '/' },
    { text: '博客', link: '/blog/', activeMatch: '^/(blog|article)/' },
    {
      text: '系列',
      items: [
        { text: '数据挖掘', link: '/dataMining/', activeMatch: '^/dataMining/' },
        { text: '论文笔记', link: '/paperNote/', activeMatch: '^/paperNote/' },
        { text: '编程设计', link: '/designModel/', activeMatch: '^/designModel/' },
      ],
    },
    {
      text: '更多',
      items: [
        { text: '资源', link: '/resource/', activeMatch: '^/resource/' },
        { text: '面试题', link: '/interview/', activeMatch: '^/interview/' },
      ],
    },
  ],
  '/en/': [
    { text: 'Home', link: '/en/' },
    { text: 'Blog', link: '/en/blog/', activeMatch: '^/en/(blog|article)/' },
    { text: 'Series', items: [{ text: 'SOLID', link: '/en/solid/', activeMatch: '^/en/solid/' }] },
    {
      text: 'More',
      items: [{ text: 'Resource', link: '/en/resource/', activeMatch: '^/en/resource/' }],
    },
  ],
}
