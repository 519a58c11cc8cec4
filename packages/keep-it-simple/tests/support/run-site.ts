import { join } from 'node:path'
import { testSite } from './test-site.ts'
import { serveTinySite } from './built-site.ts'
import { serveByNginx } from 'keep-it-simple-testing/nginx.ts'
import { RunServices } from './run-services.ts'
import { page } from './tiny-site.ts'

const { site } = testSite

export const LANGUAGES = ['go', 'kotlin', 'rust', 'python'] as const
export type Language = (typeof LANGUAGES)[number]
/** The programs of each page, by their place on it. */
export const PROGRAMS = ['hello', 'refused', 'broken', 'endless', 'silent'] as const
export type Program = (typeof PROGRAMS)[number]

const SOURCES: Readonly<Record<Language, Readonly<Record<Program, string>>>> = {
  go: {
    hello:
      'package main\n\nimport "fmt"\n\nfunc main() {\n\tfmt.Println("你好，Go ✓")\n\tfmt.Print("<b>")\n}',
    refused: 'package main\n\nfunc main() {\n\tx := 1\n}',
    broken:
      'package main\n\nimport "os"\n\nfunc main() {\n\tos.Stdout.WriteString("before\\n")\n\tpanic("boom")\n}',
    endless: 'package main\n\nfunc main() {\n\tfor {\n\t}\n}',
    silent: 'package main\n\nfunc main() {}',
  },
  kotlin: {
    hello: 'fun main() {\n    println("你好，Kotlin ✓")\n    print("<b>")\n}',
    refused: 'fun main() {\n    val unused = 1\n    println(missing)\n}',
    broken: 'fun main() {\n    println("before")\n    error("boom")\n}',
    endless: 'fun main() {\n    while (true) {}\n}',
    silent: 'fun main() {}',
  },
  rust: {
    hello: 'fn main() {\n    println!("你好，Rust ✓");\n    print!("<b>");\n}',
    refused: 'fn main() {\n    let x: i32 = "a";\n}',
    broken: 'fn main() {\n    println!("before");\n    panic!("boom");\n}',
    endless: 'fn main() {\n    println!("begun");\n    loop { std::hint::spin_loop(); }\n}',
    silent: 'fn main() {}',
  },
  python: {
    hello:
      'import asyncio, sys\nawait asyncio.sleep(0)\nprint("你好，Python ✓")\nprint("<b>", end="")',
    refused: 'print("before"\n',
    broken:
      'import sys\nprint("before")\nprint("aside", file=sys.stderr)\nraise ValueError("boom")',
    endless: 'print("begun", flush=True)\nwhile True:\n    pass',
    silent: 'pass',
  },
}

/** What a reader makes of the Kotlin program. */
export const EDITED = 'fun main() {\n    println("改过了".length)\n}'

export const VERIFIED = 'what the page says'

const blocks = (language: Language): string =>
  PROGRAMS.map((name) => {
    const source = SOURCES[language][name].trimEnd()
    const readonly = name === 'hello' ? '' : ' readonly'
    return `\`\`\`${language} run${readonly}\n${source}\n\`\`\`\n\n\`\`\`text output\n${VERIFIED}\n\`\`\`\n`
  }).join('\n')

/**
 * A page per language, in Chinese and in English, whose programs are run by stand-ins. It is served
 * under the policy of the built site, so that a service the policy forgets is found out.
 */
export async function serveRunSite({ kotlin = false } = {}) {
  const services = new RunServices()
  const { hello, refused, broken } = SOURCES.kotlin
  const host = await services.listen()
  if (kotlin)
    await services.compilers.prepareKotlin(
      [hello, refused, broken, EDITED].map((code) => `${code}\n`),
    )
  const runners = {
    go: { url: `http://${host}/go`, protocol: 'json' },
    kotlin: { url: `http://${host}/kotlin` },
    rust: { url: `ws://${host}/rust` },
    python: true,
  } as const
  const files = LANGUAGES.flatMap((language) => [
    [`run-${language}.md`, page({ permalink: `/run-${language}/` }, blocks(language))],
    [`en/run-${language}.md`, page({ permalink: `/en/run-${language}/` }, blocks(language))],
  ])
  const built = await serveTinySite(
    { 'README.md': page({ permalink: '/' }), ...Object.fromEntries(files) },
    { site: { ...site, runners } },
  )
  const served = await serveByNginx(built.dist, join(built.hosts, 'nginx.conf'))
  const close = () => {
    served.close()
    built.close()
    services.close()
  }
  return { url: served.url, host, services, close }
}
