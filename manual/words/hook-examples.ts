/** Functions have no value that a schema could hold, so how hooks are written stands here. */
export const HOOK_EXAMPLES: Readonly<Record<string, string>> = {
  hooks: `hooks: {
  done: ({ files }) => console.log(\`\${files.length} files\`),
},`,
  'hooks.page': `hooks: {
  page: ({ path }) => ({ data: { isGuide: path.startsWith('/guide/') } }),
},`,
  'hooks.head': `hooks: {
  head: ({ title }) => [['meta', { name: 'subject', content: title }]],
},`,
  'hooks.catalogue': `hooks: {
  catalogue: (pages) => [...pages, { path: '/plain.html', title: 'A plain page' }],
},`,
  'hooks.done': `hooks: {
  done: ({ folder, files }) => console.log(\`\${files.length} files in \${folder}\`),
},`,
}
