import { recordTouches } from '#theme/islands/touches.ts'

/** In documents that have islands: a control of a first frame may be touched before any script has loaded. */
recordTouches()
