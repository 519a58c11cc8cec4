import { page, type Files } from './tiny-site.ts'

const fence = (info: string, ...lines: string[]): string =>
  `\`\`\`${info}\n${lines.join('\n')}\n\`\`\`\n`

export const FLOWCHART = fence(
  'mermaid title="一页文章怎样变成网页"',
  'flowchart LR',
  '  A[Markdown] --> B{缓存里有吗？}',
  '  B -- 有 --> C[取出上次的结果]:::tip',
  '  B -- 没有 --> D[编译，画图]:::accent',
  '  C & D --> E[(页面)]',
)

const SEQUENCE = fence(
  'mermaid title="一轮选举" alt="S1 超时后自增任期，向 S2、S3 要票；两者同意；S1 当选并发出心跳。"',
  'sequenceDiagram',
  '  participant S1',
  '  participant S2',
  '  participant S3',
  '  Note over S1: 超时，任期 3 → 4',
  '  S1->>S2: RequestVote(4)',
  '  S1->>S3: RequestVote(4)',
  '  S2-->>S1: 同意',
  '  S3-->>S1: 同意',
  '  loop 每 50 毫秒',
  '    S1->>S2: 心跳',
  '  end',
)

const CLASSES = fence(
  'mermaid',
  'classDiagram',
  '  class 形状 {',
  '    <<interface>>',
  '    +面积() double',
  '  }',
  '  class 圆 {',
  '    -半径: double',
  '    +面积() double',
  '  }',
  '  class 矩形:::accent',
  '  形状 <|.. 圆 : 实现',
  '  形状 <|.. 矩形 : 实现',
)

const STATES = fence(
  'mermaid title="三种身份"',
  'stateDiagram-v2',
  '  [*] --> 跟随者',
  '  跟随者 --> 候选人 : 选举超时',
  '  候选人 --> 领导者 : 过半票',
  '  领导者 --> 跟随者 : 更大的任期',
)

const ENTITIES = fence(
  'mermaid',
  'erDiagram',
  '  用户 ||--o{ 订单 : 下单',
  '  订单 {',
  '    int id PK',
  '    date 下单时间 "UTC"',
  '  }',
  '  用户 {',
  '    int id PK',
  '    string 邮箱 UK',
  '  }',
)

const WIDE = fence(
  'mermaid title="长长的流水线"',
  'flowchart LR',
  '  甲[扫描全部文件] --> 乙[编译有变化的文件] --> 丙[给每页一个地址] --> 丁[目录、标签、前后篇] --> 戊[检查每一个链接] --> 己[写出数据]',
)

export const MIND_MAP = fence(
  'markmap title="索引为什么没有用上"',
  '# 没用上索引',
  '- 写法',
  '  - 在列上套函数',
  '  - 隐式的类型转换，例如把字符串列和数字比较，数据库只好逐行换算',
  '  - 前导通配符 `%abc`',
  '- 选择性',
  '  - 大半的行都符合',
  '  - 统计信息过期',
  '- 顺序',
  '  - 复合索引缺了最左边的列',
)

const LINE = fence(
  'chart type=line unit=ms log title="页数与构建时间" alt="两条线都随页数增长；增量构建几乎是平的。"',
  '页数,全量,增量',
  '100,900,310',
  '1000,3200,420',
  '5000,14800,700',
  '10000,29500,1050',
)

const BAR = fence('chart type=bar data="./figures.csv" x=语言 y=行数 title="仓库里的代码"')

const PIE = fence(
  'chart type=pie unit=s title="构建时间的去向"',
  '步骤,秒',
  '编译,42',
  '打包,31',
  '预渲染,19',
  '其他,8',
)

const AREA = fence(
  'chart type=area unit=人',
  '日期,访客,回访',
  '2026-01-01,120,30',
  '2026-02-01,180,64',
  '2026-03-01,160,70',
  '2026-04-01,240,110',
)

export const FIGURES_SITE: Files = {
  'README.md': page({}),
  'figures.csv': '语言,行数,文件\nTypeScript,12840,210\nCSS,3120,18\nMarkdown,5400,64\n',
  'figures.md': page(
    { title: '图', permalink: '/figures/' },
    [FLOWCHART, SEQUENCE, CLASSES, STATES, ENTITIES, WIDE, MIND_MAP, LINE, BAR, PIE, AREA].join(
      '\n文字。\n\n',
    ),
  ),
  'plain.md': page({ title: '无图', permalink: '/plain/' }),
  'en/figures.md': page(
    { title: 'Figures', permalink: '/en/figures/' },
    `${MIND_MAP}\n\n${fence('mermaid title="Cache"', 'flowchart LR', '  A[Request] --> B{Cached?}', '  B -- yes --> C[Answer]', '  B -- no --> D[Compute] --> C', '  C --> E[A sentence that is much too long for one line of a node and has to be broken at two hundred and forty pixels]')}`,
  ),
}
