export default {
  origin: 'https://mistakes.example',
  timeZone: 'UTC',
  locales: [
    { prefix: '/', lang: 'en-US', label: 'English', title: 'Mistakes', description: 'Mistakes.' },
    { prefix: '/zh/', lang: 'zh-CN', label: '简体中文', title: '错误', description: '错误。' },
  ],
  sicne: 2020,
  author: 7,
  appearance: 'drak',
  license: 'MIT-0',
  collections: [{ type: 'post', dir: 'blog', titel: 'Blog' }],
  runners: { rust: { url: 'https://run.example/rust', protocl: 'json' } },
  deploy: { hosts: ['apache2'] },
}
