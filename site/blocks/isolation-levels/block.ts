import { defineBlock, z } from 'keep-it-simple/blocks'
import { LEVELS, SCRIPTS } from './model.ts'

export default defineBlock({
  name: 'isolation-levels',
  about: {
    'zh-CN': '两个会话，五个脚本，四个隔离级别：自己决定谁先走一步，看 PostgreSQL 当时的回答。',
    'en-US':
      'Two sessions, five scripts, four isolation levels: decide who steps next and see what PostgreSQL answered.',
  },
  options: z.object({
    script: z
      .enum(SCRIPTS)
      .default('lost')
      .meta({ about: { 'zh-CN': '哪个脚本。', 'en-US': 'Which script.' } }),
    level: z
      .enum(LEVELS)
      .default('read-committed')
      .meta({ about: { 'zh-CN': '隔离级别。', 'en-US': 'The isolation level.' } }),
    order: z
      .string()
      .regex(/^(?:page|[AB]*)$/)
      .default('page')
      .meta({
        about: {
          'zh-CN': '谁走每一步，如 ABAB；page 是文中的次序。',
          'en-US': 'Who takes each step, such as ABAB; page is the order of the article.',
        },
      }),
  }),
  shared: ['script', 'level', 'order'],
})
