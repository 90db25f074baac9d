import { createContext } from 'react-router'
import type { SearchPort } from './port.ts'

/** What loaders find listings through; set once per request by the server. */
export const searchContext = createContext<SearchPort>()
