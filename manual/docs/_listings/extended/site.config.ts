import { defineSite } from 'keep-it-simple'
import { wordCount } from './settings/word-count.ts'

export default defineSite({
  origin: 'https://blog.example.org',
  locales: [
    { prefix: '/', lang: 'en-US', label: 'English', title: 'My blog', description: 'Notes.' },
  ],
  // #region head
  head: [
    ['link', { rel: 'me', href: 'https://social.example.org/@ada' }],
    ['script', { src: 'https://count.example.org/script.js', defer: true }],
  ],
  // #endregion
  // #region hooks
  hooks: {
    ...wordCount('words'),
    head: (page) =>
      page.path === '/' ? [['meta', { name: 'rating', content: 'general' }]] : undefined,
    catalogue: (pages) => [...pages, { path: '/slides.html', title: 'Slides' }],
    done: ({ files }) => console.log(`${files.length} files`),
  },
  // #endregion
})
