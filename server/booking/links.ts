import type { AuthDeps } from '#auth/deps.ts'

type Signing = Pick<AuthDeps, 'secrets'>

/** Tokens of links in mails: derived by MAC, so they are recomputed for every mail and never stored. */
export const guestTokenOf = ({ secrets }: Signing, id: string) =>
  secrets.mac('booking-guest-link', id)
export const answerTokenOf = ({ secrets }: Signing, id: string) =>
  secrets.mac('booking-answer-link', id)

/** Identifies a guest: a MAC of their address, which cannot be read from the database. */
export const guestHashOf = ({ secrets }: Signing, email: string) =>
  secrets.mac('booking-guest', email)

const ADDRESS = 'booking-guest-address'
export const sealAddress = ({ secrets }: Signing, email: string) => secrets.seal(ADDRESS, email)
export const openAddress = ({ secrets }: Signing, sealed: string) => secrets.open(ADDRESS, sealed)
