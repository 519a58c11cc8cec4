import { defineSite } from 'keep-it-simple'

export default defineSite({
  origin: 'https://blog.example.org',
  locales: [
    { prefix: '/', lang: 'en-US', label: 'English', title: 'My blog', description: 'Notes.' },
  ],
  search: { appId: 'YOUR_APP', apiKey: 'a-key-that-may-only-search', indexName: 'blog' },
})
