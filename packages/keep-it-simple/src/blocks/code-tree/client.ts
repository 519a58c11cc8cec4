/** A height of the author's own, where the style sheet cannot read it from the attribute. */
export function mount(content: HTMLElement): void {
  if (!CSS.supports('inline-size', 'attr(data-height px, 1px)')) {
    for (const tree of content.querySelectorAll<HTMLElement>('.codetree-body[data-height]'))
      tree.style.setProperty('--height', `${tree.dataset['height']}px`)
  }
}
