export * from './nav.mjs'
export const sidebar = [{ text: 'All', base: '/guide/', items: [{ text: 'Loaded', link: 'loaded', collapsed: true }, { text: 'Group', items: [{ text: 'Gone', link: 'gone' }] }, { text: 'Closed', collapsed: true, items: [{ text: 'Arrow', link: 'arrow' }, { text: 'Elsewhere', base: '/lib/', items: [{ text: 'Pkg', link: 'one' }] }] }, { link: 'arrow' }, 'text'] }]
