import type { Translations } from '../template.ts'

/** The lines of `kis --help`; the manual shows them too. */
export const commands: Translations = {
  'serve the site while you write; drafts are shown, saving updates the page':
    '一边写一边看；草稿也会显示，保存后页面随即更新',
  'another port than 5173; the variable PORT does the same':
    '换一个端口，不用 5173；环境变量 PORT 作用相同',
  'write .vscode/site.code-snippets and .vscode/page.schema.json, from which editors complete front matter, tags, addresses and blocks':
    '写出 .vscode/site.code-snippets 和 .vscode/page.schema.json，编辑器据此补全 front matter、标签、地址和区块',
  'stay, and build again whenever a file is saved': '不退出，每次保存文件后重新构建',
  '`best` compresses everything as far as possible; takes about 0.1 s per page':
    '`best` 把所有文件压到最小，每页约用 0.1 秒',
  'Waiting for the next change; Ctrl+C ends.': '等待下一次修改；按 Ctrl+C 结束。',
  'build as if it were this time; without it SOURCE_DATE_EPOCH, or the clock':
    '按这个时间构建；不写时用 SOURCE_DATE_EPOCH，再没有就用当前时间',
  'begin with `templates/<name>.md` of your site': '从站点的 `templates/<名字>.md` 开始写',
  'give it the next number of its folder, so that it stands last in the series':
    '用目录里的下一个编号，让它排在系列最后',
  'write the counterpart of this page in another language, with its front matter':
    '写出这一页在另一种语言的对应页面，带上它的 front matter',
  'the language to translate to, where the site has more than two':
    '要译成的语言；站点有两种以上语言时才写',
  'write the whole site to dist/; only what changed is built again':
    '把整个站点写进 dist/；只重新构建有变化的部分',
  'publish the release before this one again; a second time returns':
    '重新发布上一次的结果；再运行一次就回到现在这次',
  'serve the built site on this machine': '在本机提供构建好的站点',
  'another port than 4173; the variable PORT does the same':
    '换一个端口，不用 4173；环境变量 PORT 作用相同',
  'report every mistake in docs/ and the settings, drafts included; builds nothing':
    '报告 docs/ 和设置里的每一处错误，草稿也查；不构建',
  'write a draft with front matter, for example `kis new "Bloom filters" blog`':
    '写出带 front matter 的草稿，例如 `kis new "Bloom filters" blog`',
  'bring a site of another generator, or a folder of Markdown, into docs/ and report what changed':
    '把别的生成器的站点或一个目录的 Markdown 导入 docs/，并报告改了什么',
  'the folder below docs/; without it the first collection, or for vitepress and plume docs/ itself':
    'docs/ 下的目录；不写时为第一个集合，vitepress 和 plume 则为 docs/ 本身',
  'write no page, only report': '不写页面，只报告',
  'write the report as JSON to this file as well': '同时把报告以 JSON 写进这个文件',
  'execute the programs, terminals and scripts of docs/ that are not proven yet and compare their output':
    '运行 docs/ 里还没有验证过的程序、终端和脚本，核对它们的输出',
  'execute every program again': '把每个程序重新运行一遍',
  'execute a part of the proven ones again': '从验证过的程序里抽一部分重新运行',
  'only name the languages whose tools this machine lacks': '只列出这台机器缺少哪些语言的工具',
  'run a script whose results are marked `recorded`, and keep what it printed':
    '运行结果标为 `recorded` 的脚本，把输出保存下来',
  'what it was run with, as pages will say it: "PostgreSQL 18.4"':
    '用什么运行的，页面会照写，例如 "PostgreSQL 18.4"',
  'run nothing: keep what the pages show, of a run that was made before':
    '什么也不运行，把页面上显示的、以前运行得到的结果保存下来',
  'the day of that run, 2026-11-16, or its month, 2026-11':
    '那次运行的日期，如 2026-11-16；只知道月份就写 2026-11',
  'figures/<script> --with "<tool and version>" [--shown] [--date <day>]':
    'figures/<脚本> --with "<工具和版本>" [--shown] [--date <日期>]',
  'draw the diagrams that have no drawing, and remove drawings no page has any more':
    '画出还没有画的图，删掉没有页面再用的图',
  'hash: ask for a password and print its hash for `locks`; suggest: print a good password':
    'hash：询问口令，打印用于 `locks` 的哈希；suggest：打印一个好口令',
  'ask for what repository cards show and write it to docs/.repositories.json':
    '查询仓库卡片上显示的数据，写进 docs/.repositories.json',
  'fetch icons whose sets are not installed and write them to docs/.icons.json':
    '取来图标集没有安装的图标，写进 docs/.icons.json',
  'ask other servers that speak as api.iconify.design does, parted by commas':
    '改问另外几台与 api.iconify.design 同样应答的服务器，用逗号分开',
  '<set:name> … [--api <addresses>]': '<set:name> … [--api <几个地址>]',
  'fetch what readers wrote in the discussions on GitHub and write it to docs/.comments.json':
    '取来读者在 GitHub Discussions 里写的评论，写进 docs/.comments.json',
  'ask another server that speaks the GraphQL of GitHub': '改问另一台使用 GitHub GraphQL 的服务器',
  '[--api <address>]': '[--api <地址>]',
  'also ask for what was asked for within 24 hours': '24 小时内查询过的也重新查询',
  'send what was built last to the hosted search service': '把上一次构建的内容发送到托管的搜索服务',
  'print versions, platform and settings, for a bug report': '打印版本、平台和设置，用于报告问题',
  'the site to work on; without it the folder you are in': '要处理的站点；不写时为当前目录',
  'this list, or the options of a command': '显示这份列表，或某个命令的选项',
  'the version of the engine': '引擎的版本',
  '--root <folder>': '--root <目录>',
  '"Title" [folder below docs/] | --translate docs/name.md':
    '"标题" [docs/ 下的目录] | --translate docs/name.md',
  'hash [rounds] | suggest': 'hash [轮数] | suggest',
  '{} <folder> [--into blog] [--dry-run] [--report file.json]':
    '{} <目录> [--into blog] [--dry-run] [--report file.json]',
  'kis <command> [options]': 'kis <命令> [选项]',
}
