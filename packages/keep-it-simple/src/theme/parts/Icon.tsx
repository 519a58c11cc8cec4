/** Drawn for this site on a 20-unit grid, 1.4 wide; as text, which weighs less than elements. */
const SHAPES = {
  language:
    '<path d="M2.5 5h9M7 3v2m2.6 0C9 8.6 6.3 11.4 3 12.6M4.8 7.6c.9 2 2.7 3.7 5 4.6"/><path d="m10 17 3.75-8.5L17.5 17m-6.2-3h4.9"/>',
  search: '<circle cx="9" cy="9" r="5.5"/><path d="m13.2 13.2 3.8 3.8"/>',
  pencil: '<path d="m4 16 .8-3.4L13.4 4l2.6 2.6-8.6 8.6L4 16Z"/>',
  left: '<path d="M12 5 7 10l5 5"/>',
  right: '<path d="m8 5 5 5-5 5"/>',
  print:
    '<path d="M6 7V3h8v4M6 14H3.5V8.5A1.5 1.5 0 0 1 5 7h10a1.5 1.5 0 0 1 1.5 1.5V14H14"/><path d="M6 11.5h8V17H6z"/>',
  contents: '<path d="M3 5h14M3 10h9M3 15h12"/>',
  history: '<circle cx="10" cy="10" r="6.5"/><path d="M10 6.5V10l2.5 1.5"/>',
  pin: '<path d="M7 3.5h6M8 3.5v5l-2.5 3h9L12 8.5v-5M10 11.5V17"/>',
  bookmark: '<path d="M5.5 3h9v14L10 13.5 5.5 17z"/>',
  down: '<path d="m5 7 5 5 5-5"/>',
  lock: '<rect x="4.5" y="9" width="11" height="8" rx="1.5"/><path d="M7 9V6.5a3 3 0 0 1 6 0V9"/>',
  backward: '<path d="M16 10H4m5-5-5 5 5 5"/>',
  forward: '<path d="M4 10h12m-5-5 5 5-5 5"/>',
  lines: '<path d="M4 5.5h12M4 10h12M4 14.5h7"/>',
  up: '<path d="M10 16V4M5 9l5-5 5 5"/>',
  copy: '<rect x="7.5" y="7.5" width="9" height="9" rx="1.2"/><path d="M12.5 7.5v-3a1 1 0 0 0-1-1h-7a1 1 0 0 0-1 1v7a1 1 0 0 0 1 1h3"/>',
  close: '<path d="m5 5 10 10M15 5 5 15"/>',
}

export type IconName = keyof typeof SHAPES

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg
      className={name === 'backward' || name === 'forward' ? 'icon turns' : 'icon'}
      viewBox="0 0 20 20"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: SHAPES[name] }}
    />
  )
}
