import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * A deterministic bilingual corpus: 70 % Chinese, about 1,500 words a page, four code blocks, a table,
 * internal links, tags and three levels of categories. The same number gives the same bytes. Its words
 * are few and evenly spread, unless `subject` gives a page sentences of its own.
 */
export function writeCorpus(
  folder: string,
  pages: number,
  subject: (random: Random, english: boolean) => Sentence = (random, english) => () =>
    evenSentence(random, english),
): void {
  const done = join(folder, 'done')
  if (existsSync(done)) return
  rmSync(folder, { recursive: true, force: true })
  const docs = join(folder, 'docs')
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(docs, file)), { recursive: true })
    writeFileSync(join(docs, file), text)
  }
  write('README.md', front({ title: 'Keep It Simple', pageLayout: 'home' }))
  write('en/README.md', front({ title: 'Keep It Simple', pageLayout: 'home' }))
  for (let number = 0; number < pages; number++) {
    const random = generator(number + 1)
    const english = number % 10 >= 7
    const sentence = subject(random, english)
    const { file, text } = article(number, english, pages, random, sentence)
    write(file, text)
  }
  writeFileSync(done, String(pages))
}

export type Random = () => number
export type Sentence = () => string

/** mulberry32 */
export function generator(seed: number): Random {
  let state = Math.imul(seed, 0x9e3779b9) >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export const pick = <T>(random: Random, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)]!

const ZH =
  '数据 索引 事务 缓存 日志 页面 磁盘 内存 查询 写入 读取 提交 回滚 复制 分区 一致 延迟 吞吐 连接 线程 协程 锁 队列 消息 节点 集群 选举 心跳 快照 压缩 排序 哈希 树 图 列表 函数 类型 接口 模块 测试 构建 部署 监控 指标 告警 编译 解释 优化 估计 统计 采样 抽样 误差 概率 分布 因此 但是 如果 那么 可以 需要 应该 我们 它们 其中 之后 之前 同时'.split(
    ' ',
  )
const EN =
  'the a index page row log write read query plan cache disk memory lock queue node leader follower commit rollback snapshot segment tree hash function type value test build latency throughput error sample estimate because however when then which each every only before after during between under over more less than can must should'.split(
    ' ',
  )
const ZH_TAGS =
  'SQLite PostgreSQL Redis SQL 索引 事务 存储 缓存 分布式 Python Go Rust Kotlin 并发 内存 错误处理 类型系统 字符编码 性能测量 命令行 Git 构建 前端 安全 HTTP 操作系统 机器学习 概率统计 数据结构 哈希'.split(
    ' ',
  )
const EN_TAGS =
  'SQLite PostgreSQL Indexes Transactions Storage Python Go Rust Kotlin Frontend Concurrency Correctness Performance Tools Algorithms HTTP Security'.split(
    ' ',
  )
const LANGUAGES = ['python', 'go', 'rust', 'sql', 'typescript', 'bash'] as const

function evenSentence(random: Random, english: boolean): string {
  const length = 8 + Math.floor(random() * 12)
  const words = Array.from({ length }, () => pick(random, english ? EN : ZH))
  if (!english)
    return `${words.join('')}${random() < 0.3 ? ' `value_' + Math.floor(random() * 99) + '` ' : ''}${pick(random, ZH)}。`
  const text = words.join(' ')
  return `${text[0]!.toUpperCase()}${text.slice(1)}${random() < 0.3 ? ' **' + pick(random, EN) + '**' : ''}.`
}

function paragraph(random: Random, english: boolean, sentence: Sentence): string {
  const sentences = Array.from({ length: 4 + Math.floor(random() * 3) }, sentence)
  return sentences.join(english ? ' ' : '')
}

function code(random: Random, language: (typeof LANGUAGES)[number]): string {
  // No block is another's twin: what is remembered of one must not make the others look cheap.
  const n = Math.floor(random() * 1e9)
  const samples: Record<(typeof LANGUAGES)[number], string> = {
    python: `def count_${n}(rows):\n    # keep the newest value of each key\n    seen = {}\n    for key, value in rows:\n        seen[key] = seen.get(key, 0) + value * ${n}\n    return sorted(seen.items(), key=lambda pair: -pair[1])\n\n\nprint(count_${n}([("a", 1), ("b", 2)]))`,
    go: `package main\n\nimport "fmt"\n\nfunc step${n}(values []int) (total int) {\n\tfor _, value := range values {\n\t\ttotal += value * ${n}\n\t}\n\treturn total\n}\n\nfunc main() {\n\tfmt.Println(step${n}([]int{1, 2, 3}))\n}`,
    rust: `struct Page${n} {\n    id: u64,\n    rows: Vec<String>,\n}\n\nimpl Page${n} {\n    fn len(&self) -> usize {\n        self.rows.iter().filter(|row| !row.is_empty()).count()\n    }\n}\n\nfn main() {\n    let page = Page${n} { id: ${n}, rows: vec!["a".into()] };\n    println!("{} {}", page.id, page.len());\n}`,
    sql: `SELECT u.id, u.name, count(*) AS orders\nFROM users AS u\nJOIN orders AS o ON o.user_id = u.id\nWHERE o.created_at >= '2024-01-01' AND o.total > ${n}\nGROUP BY u.id, u.name\nHAVING count(*) > 3\nORDER BY orders DESC\nLIMIT 20;`,
    typescript: `interface Row${n} {\n  readonly id: number\n  readonly tags: readonly string[]\n}\n\nexport function group${n}(rows: readonly Row${n}[]): Map<string, number> {\n  const counts = new Map<string, number>()\n  for (const { tags } of rows) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1)\n  return counts\n}`,
    bash: `set -euo pipefail\nfor file in logs/*.gz; do\n  zcat "$file" | awk '{ print $${(n % 9) + 1} }' | sort | uniq -c | sort -rn | head -n 20\ndone > report-${n}.txt`,
  }
  return `\`\`\`${language}\n${samples[language]}\n\`\`\``
}

function article(
  number: number,
  english: boolean,
  pages: number,
  random: Random,
  sentence: Sentence,
): { file: string; text: string } {
  const name = `post-${number}`
  const prefix = english ? '/en/article/' : '/article/'
  const level = (depth: number) => Math.floor(random() * (5 - depth)) + 1
  const names = english
    ? ['Databases', 'Languages', 'Tools', 'Models', 'Algorithms']
    : ['数据库', '编程语言', '工具', '模型', '算法']
  const folders = [0, 1, 2].map((depth) => {
    const at = level(depth)
    return `${at}.${names[at - 1]}${depth === 0 ? '' : ` ${depth}-${at}`}`
  })
  const neighbour = (step: number) => {
    const other = (Math.floor((number + step) / 10) * 10 + (english ? 7 : 0)) % pages
    return `[${english ? 'see also' : '参见'}](${prefix}post-${other >= pages ? number : other}/)`
  }
  const heading = (n: number) =>
    `## ${english ? 'Part' : '第'} ${n}${english ? '' : ' 节'} ${pick(random, english ? EN : ZH)}`
  const body: string[] = [paragraph(random, english, sentence), '<!-- more -->']
  for (let section = 1; section <= 7; section++) {
    body.push(
      heading(section),
      paragraph(random, english, sentence),
      paragraph(random, english, sentence),
    )
    if (section % 2 === 1) body.push(code(random, pick(random, LANGUAGES)))
    if (section === 3) body.push(table(random, english))
    if (section === 4)
      body.push(`### ${pick(random, english ? EN : ZH)}`, paragraph(random, english, sentence))
    if (section > 4) body.push(`${sentence()} ${neighbour(section * 10)}`)
  }
  const time = new Date(Date.UTC(2015, 0, 1) + number * 7_200_000).toISOString()
  const day = time.slice(0, 19).replaceAll('-', '/').replace('T', ' ')
  const tags = [...new Set([0, 1, 2].map(() => pick(random, english ? EN_TAGS : ZH_TAGS)))]
  const title = sentence()
    .replace(/[`*。.]/g, '')
    .slice(0, 40)
    .trim()
  const text = front(
    {
      title: `${title} ${number}`,
      createTime: day,
      permalink: `${prefix}${name}/`,
      tags,
      description: sentence(),
    },
    body.join('\n\n'),
  )
  return { file: `${english ? 'en/' : ''}blog/${folders.join('/')}/${name}.md`, text }
}

function table(random: Random, english: boolean): string {
  const words = english ? EN : ZH
  const row = () =>
    `| ${pick(random, words)} | ${Math.floor(random() * 1000)} | ${pick(random, words)} |`
  return [
    `| ${pick(random, words)} | n | ${pick(random, words)} |`,
    '|---|--:|---|',
    ...Array.from({ length: 6 }, row),
  ].join('\n')
}

function front(values: Readonly<Record<string, unknown>>, body = ''): string {
  return `---\n${Object.entries(values)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    .join('\n')}\n---\n\n${body}\n`
}
