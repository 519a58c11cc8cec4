import type { RedirectMap } from '#model/site.ts'

/**
 * Old addresses, named after source files, that are still linked from elsewhere (S2.2.1). A target
 * that does not exist fails the build.
 */
export const redirects: RedirectMap = {
  '/blog/1.数据库/1.SQLite/type-affinity.html': '/article/type-affinity/',
  '/blog/1.数据库/4.索引与存储/composite-index.html': '/article/composite-index/',
  '/blog/1.数据库/4.索引与存储/keyset-pagination.html': '/article/keyset-pagination/',
  '/blog/1.数据库/4.索引与存储/null-logic.html': '/article/null-logic/',
  '/blog/2.编程语言/2.Go/go-slice-append.html': '/article/go-slice-append/',
  '/blog/2.编程语言/2.Go/go-nil-interface.html': '/article/go-nil-interface/',
  '/blog/3.工具/writing-here.html': '/article/writing-here/',
  '/blog/3.工具/1.Git/git-objects-by-hand.html': '/article/git-objects-by-hand/',
  '/blog/3.工具/2.命令行/bash-pipefail.html': '/article/bash-pipefail/',
  '/blog/5.算法/1.数据结构/bloom-filter.html': '/article/bloom-filter/',
  '/blog/5.算法/2.查找与排序/binary-search.html': '/article/binary-search/',
  '/blog/5.算法/3.分布式与限流/rate-limiter.html': '/article/rate-limiter/',
  '/blog/5.算法/4.数值与随机/float-sum.html': '/article/float-sum/',
  '/en/blog/1.Databases/composite-index.html': '/en/article/composite-index/',
  '/en/blog/1.Databases/keyset-pagination.html': '/en/article/keyset-pagination/',
  '/en/blog/2.Languages/go-slice-append.html': '/en/article/go-slice-append/',
  '/en/blog/3.Tools/git-objects-by-hand.html': '/en/article/git-objects-by-hand/',
  '/en/blog/3.Tools/bash-pipefail.html': '/en/article/bash-pipefail/',
  '/en/blog/5.Algorithms/bloom-filter.html': '/en/article/bloom-filter/',
  '/en/blog/5.Algorithms/rate-limiter.html': '/en/article/rate-limiter/',
  '/friends.html': '/friends/',
  '/en/friends.html': '/en/friends/',
  '/dataMining/1.数据/1.data-types.html': '/dataMining/data-types/',
  '/dataMining/1.数据/2.data-quality.html': '/dataMining/data-quality/',
  '/dataMining/1.数据/3.preprocessing.html': '/dataMining/preprocessing/',
  '/paperNote/1.ansi-isolation-critique.html': '/paperNote/ansi-isolation-critique/',
  '/paperNote/2.dynamo.html': '/paperNote/dynamo/',
  '/designModel/1.single-responsibility.html': '/designModel/single-responsibility/',
  '/designModel/2.open-closed.html': '/designModel/open-closed/',
}
