import { callouts } from './callouts.ts'
import type { ContainerBlock } from './container.ts'
import { demo } from './demo/demo.ts'

/** Every `:::` block there is; adding one is adding a line. */
export const CONTAINERS: readonly ContainerBlock[] = [callouts, demo]
