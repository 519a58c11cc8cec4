import { defineSite } from 'keep-it-simple'

export default defineSite({
  origin: 'https://ada.github.io',
  base: '/my-blog/',
  locales: [
    { prefix: '/', lang: 'en-US', label: 'English', title: 'My blog', description: 'Notes.' },
  ],
  deploy: { hosts: ['github-pages'], compress: [] },
})
