import { describe, expect, it } from 'vitest'
import { contentPolicy, HASHED, inlineHash, securityHeaders, withPolicy } from './policy.ts'

describe('the policy', () => {
  it('[A46] is this, directive by directive', () => {
    expect(contentPolicy(['a()']).split('; ')).toEqual([
      "default-src 'none'",
      `script-src 'self' ${inlineHash('a()')}`,
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "media-src 'self'",
      "worker-src 'self'",
      "form-action 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ])
  })

  it('allows inline scripts by their hashes only', () => {
    const policy = contentPolicy(['a()', 'b()'])
    expect(policy).toContain(`script-src 'self' ${inlineHash('a()')} ${inlineHash('b()')};`)
    expect(policy).not.toMatch(/unsafe/)
    expect(policy).toMatch(/^default-src 'none'; /)
  })

  it('hashes as browsers do', () => {
    expect(inlineHash('')).toBe("'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='")
  })

  it('is widened by settings, each source once', () => {
    const frame = { 'frame-src': ['https://a.example'] }
    const policy = contentPolicy([], frame, frame, { 'img-src': ['https://b.example'] })
    expect(policy).toContain("; img-src 'self' data: https://b.example;")
    expect(policy).toContain('; frame-src https://a.example;')
    expect(contentPolicy([])).not.toContain('frame-src')
  })

  it('stands in a document where no header can be set', () => {
    const html = withPolicy('<head><meta charset="utf-8"><title>', contentPolicy(['a()']))
    expect(html).toMatch(
      /^<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src[^"]*"><title>$/,
    )
    expect(html).not.toContain('frame-ancestors')
    expect(html).toContain("; base-uri 'none'\">")
  })

  it('comes with the other headers', () => {
    expect(securityHeaders('x')).toEqual({
      'Content-Security-Policy': 'x',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy':
        'browsing-topics=(), camera=(), clipboard-read=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'X-Content-Type-Options': 'nosniff',
    })
  })

  it('leaves a demo a stranger to the site: it runs its script, and nothing else is allowed', () => {
    const { headers, only } = HASHED.find(({ folder }) => folder === 'demo/')!
    expect(headers['Content-Security-Policy']).toBe('sandbox allow-scripts')
    expect('0123456789abcdef.html').toMatch(new RegExp(`^${only!.name}$`))
  })

  it('has every file be what its name says', () => {
    for (const { headers } of HASHED) expect(headers['X-Content-Type-Options']).toBe('nosniff')
  })
})
