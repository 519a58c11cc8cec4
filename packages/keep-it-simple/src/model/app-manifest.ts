/** Drawn from `public/favicon.svg`; a masked one may lose its corners. */
export const APP_ICONS = [
  { file: 'icons/app-192.png', size: 192, purpose: 'any' },
  { file: 'icons/app-512.png', size: 512, purpose: 'any' },
  { file: 'icons/app-masked-512.png', size: 512, purpose: 'maskable' },
] as const

export const manifestAddress = (prefix: string): string => `${prefix}manifest.webmanifest`
