import { createContext } from 'react-router'
import type { Disclosure } from '#domain/listing/disclosure.ts'
import type { Db } from './db/db.ts'

/** What loaders read the database through; set once per request by the server. */
export const dbContext = createContext<Db>()

/** The same for what only reads listings, which a replica may answer. */
export const catalogueContext = createContext<Db>()

/** Reads by name what is the same for everybody, once for each state of the catalogue. */
export type ReadOnce = <T>(name: string, read: () => Promise<T>) => Promise<T>

/** For figures over a whole catalogue, whose reading grows with it; without a keeper they are read anew. */
export const onceContext = createContext<ReadOnce>((_name, read) => read())

export type SiteFacts = {
  name: string
  assistant: string
  origin: string
  anonKey: string
  apiUrl: string
}

/** The deployment's public facts. */
export const siteContext = createContext<SiteFacts>()

/** What the pages about this deployment state of it. */
export const disclosureContext = createContext<Disclosure>()

/** Other hosts that clips of listings may come from; without any, the picture stays. */
export const clipHostsContext = createContext<readonly string[]>([])

/** Whether something of this request failed because the database is away. */
export const unavailableContext = createContext<() => boolean>()

/** Hears of what no page expected; the server writes it to its log. */
export const reportErrorContext = createContext<(error: unknown) => void>()
