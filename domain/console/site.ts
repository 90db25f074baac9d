import type { HelplinesReview } from '../helplines/review.ts'

/** In characters; `hosts` in entries. */
export const SITE_LIMITS = { name: 60, reviewer: 120, hosts: 50 } as const

/** A setting in force. What the environment sets cannot be changed in the console. */
export type SiteSetting<T> = { value: T; from: 'environment' | 'console' | 'default' }

export type SiteView = {
  siteName: SiteSetting<string>
  assistantName: SiteSetting<string>
  pictureHosts: SiteSetting<readonly string[]>
  /** Whether words of visitors' searches are stored. */
  searchWords: boolean
  helplines: {
    /** ISO date of the last check against public sources. */
    checkedOn: string
    /** As saved; `isCurrent` is false if the numbers were checked anew after it. */
    review: (HelplinesReview & { isCurrent: boolean }) | null
  }
}

/** Versions, and how this server and its database are. */
export type SiteHealth = {
  version: string
  node: string
  /** ISO time at which the server that answered was started. */
  startedAt: string
  /** Servers that follow changes now. */
  servers: number
  database: {
    kind: 'embedded' | 'server'
    version: string
    bytes: number
    /** The last migration. */
    migration: string
  }
}
