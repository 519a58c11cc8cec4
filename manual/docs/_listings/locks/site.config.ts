import { defineSite } from 'keep-it-simple'

export default defineSite({
  origin: 'https://blog.example.org',
  locales: [
    { prefix: '/', lang: 'en-US', label: 'English', title: 'My blog', description: 'Notes.' },
  ],
  locks: {
    admin: ['$2b$12$RiiOAVzwwyk48W9HBh6UduVU9RkrUI5xCqLhwC/BxhHIXxFn.5Un2'],
    rules: {
      '/notes/private/': '$2b$12$RiiOAVzwwyk48W9HBh6UduVU9RkrUI5xCqLhwC/BxhHIXxFn.5Un2',
      'blog/plans.md': '$2b$12$RiiOAVzwwyk48W9HBh6UduVU9RkrUI5xCqLhwC/BxhHIXxFn.5Un2',
      '^/article/2026-': '$2b$12$RiiOAVzwwyk48W9HBh6UduVU9RkrUI5xCqLhwC/BxhHIXxFn.5Un2',
    },
  },
})
