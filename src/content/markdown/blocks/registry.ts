import { callouts } from './callouts.ts'
import type { ContainerBlock } from './container.ts'

/** Every `:::` block there is; adding one is adding a line. */
export const CONTAINERS: readonly ContainerBlock[] = [callouts]
