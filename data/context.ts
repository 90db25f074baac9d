import { createContext } from 'react-router'
import type { Db } from './db.ts'

/** What loaders read the database through; set once per request by the server. */
export const dbContext = createContext<Db>()

export type SiteFacts = {
  name: string
  assistant: string
  origin: string
  anonKey: string
  apiUrl: string
}

/** The deployment's public facts. */
export const siteContext = createContext<SiteFacts>()

/** Whether something of this request failed because the database is away. */
export const awayContext = createContext<() => boolean>()

/** Hears of what no page expected; the server writes it to its log. */
export const faultContext = createContext<(error: unknown) => void>()
