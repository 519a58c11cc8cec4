import { defineSite } from 'keep-it-simple'

export default defineSite({
  origin: 'https://blog.example.org',
  locales: [
    { prefix: '/', lang: 'en-US', label: 'English', title: 'My blog', description: 'Notes.' },
  ],
  deploy: { hosts: ['vercel'], compress: [] },
})
