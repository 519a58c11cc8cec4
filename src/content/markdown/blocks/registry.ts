import { callouts } from './callouts.ts'
import type { ContainerBlock } from './container.ts'
import { codeGroup } from './tabs/code-group.ts'
import { npmTo } from './tabs/npm-to.ts'
import { tabs } from './tabs/tabs.ts'
import { codeTree } from './trees/code-tree.ts'
import { fileTree } from './trees/file-tree.ts'

/** Every `:::` block there is; adding one is adding a line. */
export const CONTAINERS: readonly ContainerBlock[] = [
  callouts,
  tabs,
  codeGroup,
  npmTo,
  fileTree,
  codeTree,
]
