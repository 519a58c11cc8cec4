import type { Peer } from './peer.ts'

const FRAME = `<!doctype html><html lang="{{ .Site.Language.Lang }}"><head><meta charset="utf-8"><title>{{ .Title }}</title></head><body>
<header><a href="/">{{ .Site.Title }}</a></header><main>{{ block "main" . }}{{ end }}</main><footer>©</footer></body></html>`

const LIST = `{{ define "main" }}<h1>{{ .Title }}</h1><ul>{{ range (.Paginate .Pages).Pages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a> {{ .Summary }}</li>{{ end }}</ul>{{ template "_internal/pagination.html" . }}{{ end }}`

/**
 * The machine's own Hugo with the barest layouts that show what a page is: no search, cards, faces,
 * styles or script. It reads the corpus as it is.
 */
export const hugo: Peer = {
  name: 'hugo',
  packages: {},
  files: {
    'config.toml': `baseURL = "https://keep-it-simple.example/"
title = "Keep It Simple"
hasCJKLanguage = true
paginate = 10
[markup.highlight]
noClasses = false
[markup.goldmark.renderer]
unsafe = true
`,
    'layouts/_default/baseof.html': FRAME,
    'layouts/_default/single.html': `{{ define "main" }}<h1>{{ .Title }}</h1>{{ .Content }}<nav>{{ .TableOfContents }}</nav>{{ with .PrevInSection }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}{{ with .NextInSection }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}{{ end }}`,
    'layouts/_default/list.html': LIST,
    'layouts/index.html': LIST,
  },
  docs: 'content',
  command: ['hugo', '--quiet'],
  output: 'public',
  caches: [],
}
