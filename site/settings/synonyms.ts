import type { Synonyms } from 'keep-it-simple'

/**
 * Terms of the field that several pages use, under all the names readers type. What one page alone
 * answers is an alias of that page. Read at build only.
 */
export const synonyms: Synonyms = [
  // Databases
  ['事务', 'transaction'],
  ['隔离级别', 'isolation level'],
  ['快照隔离', 'snapshot isolation'],
  ['多版本并发控制', 'multi-version concurrency control', 'MVCC'],
  ['预写日志', 'write-ahead log', 'write-ahead logging', 'WAL'],
  ['索引', 'index'],
  ['联合索引', '复合索引', '组合索引', 'composite index', 'multicolumn index', 'compound index'],
  ['覆盖索引', 'covering index'],
  ['主键', 'primary key'],
  ['分页', 'pagination', 'paging'],
  ['写放大', 'write amplification'],
  // Systems
  ['并发', 'concurrency'],
  ['死锁', 'deadlock'],
  ['互斥锁', 'mutex'],
  ['数据竞争', 'data race'],
  ['缓存', 'cache', 'caching'],
  ['缓存淘汰', 'cache eviction', 'cache replacement'],
  ['消息队列', 'message queue'],
  ['任务队列', 'job queue', 'task queue', 'work queue'],
  ['幂等', 'idempotent', 'idempotency'],
  ['限流', 'rate limiting', 'rate limiter', 'rate limit'],
  ['一致性哈希', 'consistent hashing', '哈希环', 'hash ring'],
  ['选主', '领导者选举', 'leader election'],
  // Languages and algorithms
  ['哈希表', '散列表', 'hash table', 'hash map'],
  ['布隆过滤器', 'Bloom filter'],
  ['二分查找', '折半查找', 'binary search'],
  ['拓扑排序', 'topological sort'],
  ['正则表达式', '正则', 'regular expression', 'regex', 'regexp'],
  ['浮点数', 'floating point', 'floating-point number'],
  ['惰性求值', '延迟求值', 'lazy evaluation'],
  ['错误处理', 'error handling'],
  ['类型状态', 'typestate'],
  // Models and data mining
  ['语言模型', '大模型', 'language model', 'LLM'],
  ['自注意力', 'self-attention'],
  ['分词器', 'tokenizer'],
  ['决策树', 'decision tree'],
  ['频繁项集', 'frequent itemset'],
  // Design
  ['单一职责', 'single responsibility', 'SRP'],
  ['开闭原则', 'open–closed principle', 'open-closed principle', 'OCP'],
  ['依赖倒置', 'dependency inversion', 'DIP'],
]
