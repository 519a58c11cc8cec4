import { callouts } from './callouts.ts'
import { card, cardGroups } from './cards.ts'
import { chat } from './chat.ts'
import { collapse } from './collapse.ts'
import type { ContainerBlock } from './container.ts'
import { demo } from './demo/demo.ts'
import { details } from './details.ts'
import { field, fieldGroup } from './fields.ts'
import { linkCards } from './link-cards.ts'
import { steps } from './steps.ts'
import { tableBox } from './table-box.ts'
import { codeGroup } from './tabs/code-group.ts'
import { npmTo } from './tabs/npm-to.ts'
import { tabs } from './tabs/tabs.ts'
import { codeTree } from './trees/code-tree.ts'
import { fileTree } from './trees/file-tree.ts'
import { figure } from '../islands/figure.ts'

/** Every `:::` block there is; adding one is adding a line. */
export const CONTAINERS: readonly ContainerBlock[] = [
  callouts,
  card,
  cardGroups,
  chat,
  collapse,
  demo,
  details,
  field,
  fieldGroup,
  figure,
  linkCards,
  steps,
  tableBox,
  tabs,
  codeGroup,
  npmTo,
  fileTree,
  codeTree,
]
