import { defineSite } from 'keep-it-simple'

export default defineSite({
  origin: 'https://blog.example.org',
  locales: [
    { prefix: '/', lang: 'zh-CN', label: '简体中文', title: '笔记', description: '技术笔记。' },
    { prefix: '/en/', lang: 'en-US', label: 'English', title: 'Notes', description: 'Notes.' },
    { prefix: '/ja/', lang: 'ja-JP', label: '日本語', title: 'ノート', description: '技術メモ。' },
  ],
})
