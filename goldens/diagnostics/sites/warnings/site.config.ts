export default {
  origin: 'https://mistakes.example',
  timeZone: 'UTC',
  locales: [
    { prefix: '/', lang: 'en-US', label: 'English', title: 'Mistakes', description: 'Mistakes.' },
    { prefix: '/zh/', lang: 'zh-CN', label: '简体中文', title: '错误', description: '错误。' },
  ],
  collections: [
    { type: 'post', dir: 'blog', title: 'Blog' },
    { type: 'post', dir: 'zh/blog', title: '博客' },
    { type: 'doc', dir: 'guide', title: 'Guide' },
  ],
  tags: { 'en-US': ['Go'], 'zh-CN': ['索引'] },
  rules: {
    'chinese-copywriting': 'warn',
    'description-length': 'warn',
    'max-heading-depth': 'warn',
    'no-empty-sections': 'warn',
    'no-exclamation-mark': 'warn',
    'proven-results': 'warn',
    'tag-vocabulary': 'error',
  },
}
