import { defineSite } from 'keep-it-simple'

export default defineSite({
  origin: 'https://blog.example.org',
  locales: [
    { prefix: '/', lang: 'en-US', label: 'English', title: 'My blog', description: 'Notes.' },
  ],
  offline: true,
  cards: true,
  comments: {
    repo: 'ada/my-blog',
    repoId: 'R_kgDOexample',
    category: 'Comments',
    categoryId: 'DIC_kwDOexample',
  },
  analytics: { script: { src: 'https://count.example.org/script.js' } },
  bulletin: {
    'en-US': { id: 'moved', title: 'Moved', content: 'This blog has a new address.' },
  },
})
