/** The operator of the site; null for anything not configured. */
type Operator = { name: string | null; address: string | null; email: string | null }

/** The facts shown on Contact, Privacy and Terms. */
export type Disclosure = {
  operator: Operator
  /** Hosts of other services that receive data; null where there is none. */
  hosts: {
    model: string | null
    accounts: string | null
    photos: string | null
    mapTiles: string | null
  }
  /** Whether words of visitors' searches are stored. */
  searchWords: boolean
}
