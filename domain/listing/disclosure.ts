/** Who runs the site; null for what the configuration leaves out. */
type Operator = { name: string | null; address: string | null; email: string | null }

/** What a deployment states about itself on Contact, Privacy and Terms. */
export type Disclosure = {
  operator: Operator
  /** Hosts of other services that receive data; null where there is none. */
  hosts: { model: string | null; accounts: string | null; photos: string | null }
}
