-- 同样三句话，一张表用缺省的分词器，一张用 trigram。
CREATE VIRTUAL TABLE plain USING fts5(t);
CREATE VIRTUAL TABLE tri USING fts5(t, tokenize = 'trigram');
INSERT INTO plain VALUES ('数据库索引与事务'), ('索引'), ('SQLite 的索引是一棵 B 树');
INSERT INTO tri SELECT t FROM plain;
