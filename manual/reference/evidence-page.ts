import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { heading, type Lang, type Page } from './page.ts'

const SPEC = join(import.meta.dirname, '../../scripts/spec')

const WORDS = {
  'zh-CN': {
    title: '需求与证据',
    description: '规格中的每一条需求、它现在的状态，以及证明它的测试。',
    intro:
      '这一页由测试本身生成。每一条需求都要有一个测试在浏览器里或在命令的输出里看到它；只检查函数返回值的测试不算数。需求的原文和测试的标题都是英文。',
    standings: {
      delivered: '本项目的站点上就能看到',
      optional: '默认关闭，在打开了它的测试站点上证明',
      declined: '以另一种方式满足，理由写在决策记录里',
    },
    count: (number: number) => `${number} 条`,
  },
  'en-US': {
    title: 'Requirements and evidence',
    description:
      'Every requirement of the specification, how it stands, and the tests that show it.',
    intro:
      'This page is made from the tests themselves. Every requirement has a test that sees it in a browser or in what a command says; a test that only checks what a function returns does not count. Requirements and titles stand as they were written.',
    standings: {
      delivered: 'Seen on the sites of this project',
      optional: 'Off by default; proved on sites of the tests that turn it on',
      declined: 'Met by other means; the decision record says why',
    },
    count: (number: number) => `${number} requirements`,
  },
}

const rows = (name: string): string[][] =>
  readFileSync(join(SPEC, name), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))

/** Text of others, shown as it is. */
const literal = (text: string): string => text.replaceAll(/[\\`*_{}[\]<>$|=:~^#!@]/g, '\\$&')

/** How each requirement of the specification is proved, on one page. */
export function evidencePage(lang: Lang): Page {
  const { title, description, intro, standings, count } = WORDS[lang]
  const proofs = Map.groupBy(rows('evidence.tsv'), ([id]) => id!)
  const requirements = rows('requirements.tsv')
  const parts = Object.entries(standings).map(([standing, words]) => {
    const own = requirements.filter(([id]) => proofs.get(id!)?.[0]?.[1] === standing)
    const items = own.map(([id, text]) => {
      const tests = proofs.get(id!)!.map(([, , , file, test]) => `    - ${place(file!, test!)}`)
      return [`- **${id}** ${literal(text!)}`, ...tests].join('\n')
    })
    return [heading(2, words, standing), count(own.length), items.join('\n')].join('\n\n')
  })
  return { file: '5.evidence.md', title, description, markdown: [intro, ...parts].join('\n\n') }
}

const place = (file: string, test: string): string =>
  test === '' ? `\`${file}\`` : `${literal(test)} \`${file}\``
