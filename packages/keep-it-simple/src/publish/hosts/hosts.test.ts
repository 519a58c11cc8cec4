import { describe, expect, it } from 'vitest'
import { DAY, FOREVER, type HostInput } from './host-input.ts'
import { hostFiles } from './hosts.ts'

const input: HostInput = {
  base: '/repo/',
  headers: { 'Content-Security-Policy': "default-src 'none'", 'X-A': 'b' },
  hashed: [
    { folder: 'assets/', headers: { 'X-A': 'b' }, cache: FOREVER },
    { folder: 'pieces/', headers: { 'X-A': 'b' }, cache: DAY },
    {
      folder: 'demo/',
      only: { ending: '.html', name: '[0-9]\\.html' },
      headers: { 'Content-Security-Policy': 'sandbox' },
      cache: FOREVER,
    },
  ],
  redirects: [
    ['/repo/%E7%94%B2.html', '/repo/a/'],
    ['/repo/b(1)+$.html', '/repo/$b/'],
  ],
  prefixes: ['/', '/en/'],
  compress: ['brotli'],
}

describe('what hosts read', () => {
  it('is nothing for a host that was not named', () => {
    expect(hostFiles([], input)).toEqual({ served: {}, settings: {} })
  })

  it('Cloudflare Pages and Netlify: headers and redirects', () => {
    const { served } = hostFiles(['cloudflare-pages'], input)
    expect(served['_headers']).toBe(
      [
        '/repo/*',
        "  Content-Security-Policy: default-src 'none'",
        '  X-A: b',
        '/repo/assets/*',
        '  Cache-Control: public, max-age=31536000, immutable',
        '/repo/pieces/*',
        '  Cache-Control: public, max-age=86400',
        '/repo/demo/*.html',
        '  ! Content-Security-Policy',
        '  Content-Security-Policy: sandbox',
        '  Cache-Control: public, max-age=31536000, immutable',
        '',
      ].join('\n'),
    )
    expect(hostFiles(['netlify'], input).served['_headers']).not.toContain('!')
    expect(served['_redirects']).toContain('/repo/%E7%94%B2.html /repo/a/ 301\n')
  })

  it('Vercel: one file of JSON, with its patterns escaped', () => {
    const file = JSON.parse(hostFiles(['vercel'], input).served['vercel.json']!) as {
      headers: { source: string }[]
      redirects: object[]
    }
    expect(file.headers.map(({ source }) => source)).toEqual([
      '/repo/(.*)',
      '/repo/assets/(.*)',
      '/repo/pieces/(.*)',
      '/repo/demo/(.*).html',
    ])
    expect(file.redirects[1]).toEqual({
      source: '/repo/b\\(1\\)\\+$.html',
      destination: '/repo/$b/',
      statusCode: 301,
    })
  })

  it('GitHub Pages: the mark that files are served as they are', () => {
    expect(hostFiles(['github-pages'], input).served).toEqual({ '.nojekyll': '' })
  })

  it('nginx: every location that sends a header sends all of them', () => {
    const { settings, served } = hostFiles(['nginx'], input)
    expect(served).toEqual({})
    const blocks = [...settings['nginx.conf']!.matchAll(/^location ([^\n]+) \{\n(.*?)\n\}$/gms)]
    expect(blocks.length).toBeGreaterThan(8)
    const lacking = (name: string) =>
      blocks
        .filter(([, , inside]) => !inside!.includes(`add_header ${name} `))
        .map(([, match]) => match)
    expect(lacking('Cache-Control')).toEqual([])
    expect(lacking('X-A')).toEqual(['~ "^/repo/demo/[0-9]\\.html$"'])
    expect(lacking('Content-Security-Policy')).toEqual(['^~ /repo/assets/', '^~ /repo/pieces/'])
    expect(settings['nginx.conf']).toContain('location = "/repo/甲.html"')
    expect(settings['nginx.conf']).toContain('return 301 "/repo/%24b/$is_args$args"')
  })
})
