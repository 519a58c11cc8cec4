import { closeElement, openElement, type ContainerBlock } from './container.ts'
import { optionsOf } from './options.ts'

/** `::: center` … `:::` */
export const center: ContainerBlock = {
  names: ['center'],
  draw: (container) => {
    optionsOf(container, { flags: [] })
    container.env.assets.add('blocks')
    openElement(container, 'div', { class: 'center' })
    container.inside()
    closeElement(container, 'div')
  },
}
