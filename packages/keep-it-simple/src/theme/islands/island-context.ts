import { createContext } from 'react'

/** Which island of the page a component is drawn in. */
export const IslandContext = createContext<{ readonly id: string }>({ id: '' })
