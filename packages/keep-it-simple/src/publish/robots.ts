/** Everything may be read; what must not be found says so itself. */
export const robots = (sitemap: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`
