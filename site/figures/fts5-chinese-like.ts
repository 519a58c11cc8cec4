import { DatabaseSync } from 'node:sqlite'

/** LIKE on a trigram table, for docs/blog/1.数据库/1.SQLite/fts5-chinese.md: the SQLite of Node. */
const db = new DatabaseSync(':memory:')
console.log(process.version, db.prepare('SELECT sqlite_version() AS v').get()?.['v'])
db.exec("CREATE VIRTUAL TABLE g USING fts5(t, tokenize = 'trigram')")
for (const text of ['数据库索引与事务', '索引', 'SQLite 的索引是一棵 B 树'])
  db.prepare('INSERT INTO g VALUES (?)').run(text)
for (const pattern of ['%数据库%', '%索引%', '%QL%']) {
  const rows = db.prepare('SELECT rowid FROM g WHERE t LIKE ?').all(pattern)
  console.log(
    pattern,
    rows.map((row) => row['rowid']),
  )
}
console.log('MATCH 索引', db.prepare("SELECT rowid FROM g WHERE g MATCH '索引'").all().length)
