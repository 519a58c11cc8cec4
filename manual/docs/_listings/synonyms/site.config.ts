import { defineSite } from 'keep-it-simple'

export default defineSite({
  origin: 'https://blog.example.org',
  locales: [
    { prefix: '/', lang: 'en-US', label: 'English', title: 'My blog', description: 'Notes.' },
  ],
  synonyms: [
    ['consistent hashing', 'hash ring', '一致性哈希'],
    ['isolation level', 'transaction isolation', '隔离级别'],
  ],
  abbreviations: {
    'en-US': { WAL: 'Write-ahead log' },
  },
})
