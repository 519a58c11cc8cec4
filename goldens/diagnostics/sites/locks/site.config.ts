export default {
  origin: 'https://mistakes.example',
  timeZone: 'UTC',
  locales: [
    { prefix: '/', lang: 'en-US', label: 'English', title: 'Mistakes', description: 'Mistakes.' },
    { prefix: '/zh/', lang: 'zh-CN', label: '简体中文', title: '错误', description: '错误。' },
  ],
  locks: {
    admin: ['short'],
    rules: {
      '/none/': '$2b$04$.Rz2yfhrlDGoJI1KIySy7.C8sjHE.Q0Baiza5ru9RQky2KP8ezFSG',
      '^(': '$2b$04$.Rz2yfhrlDGoJI1KIySy7.C8sjHE.Q0Baiza5ru9RQky2KP8ezFSG',
    },
    publicPasswords: ['too short'],
  },
}
