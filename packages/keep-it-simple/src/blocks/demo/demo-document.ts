import { createHash } from 'node:crypto'
import { escapeHtml } from '#model/escape-html.ts'
import { demoStyle } from './demo-style.ts'

export interface DemoCode {
  readonly html: string
  readonly css: string
  readonly js: string
}

/** Runs inside the frame; `client.ts` is the other end of its messages. */
const BOOT = `(() => {
  const say = () => parent.postMessage({ demo: document.documentElement.offsetHeight }, '*');
  addEventListener('message', (event) => {
    if (event.source !== parent || !event.data || !event.data.appearance) return;
    document.documentElement.dataset.theme = event.data.appearance;
    say();
  });
  new ResizeObserver(say).observe(document.documentElement);
  // Opened by itself this page would have the rights of the site: then nothing runs.
  if (self.origin !== 'null') return;
  const script = document.createElement('script');
  script.textContent = JSON.parse(document.getElementById('demo-code').textContent);
  document.body.append(script);
})();`

/**
 * A document of its own. Its policy lets nothing out and runs two scripts only: ours, and the one the
 * author wrote for it, which ours starts if the frame has no origin. Its HTML cannot bring others.
 */
export function demoDocument(code: DemoCode, title: string, lang: string): string {
  const policy = [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    `script-src ${hash(BOOT)} ${hash(code.js)}`,
    'img-src data: blob:',
    'font-src data:',
    'media-src data: blob:',
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ')
  return [
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title><style>${demoStyle()}</style>`,
    // A style sheet has no escape: what could end its element cannot stand in it.
    `<style>${code.css.replaceAll('</', '<\\/')}</style></head><body>`,
    code.html,
    `<script type="application/json" id="demo-code">${JSON.stringify(code.js).replaceAll('<', '\\u003c')}</script>`,
    `<script>${BOOT}</script></body></html>`,
  ].join('\n')
}

const hash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`
