import { createContext } from 'react'
import type { PageData } from '#model/page.ts'

/** The page that is being drawn, for what an author puts into it. */
export const PageContext = createContext<PageData | undefined>(undefined)
