import type { AuthDeps } from '#auth/deps.ts'

type Signing = Pick<AuthDeps, 'secrets'>

/** Tokens of the links in mails: signed, so that they are made anew for every mail and kept nowhere. */
export const guestTokenOf = ({ secrets }: Signing, id: string) =>
  secrets.mac('booking-guest-link', id)
export const answerTokenOf = ({ secrets }: Signing, id: string) =>
  secrets.mac('booking-answer-link', id)

/** By what a guest is known: their address, not readable from what is kept. */
export const guestHashOf = ({ secrets }: Signing, email: string) =>
  secrets.mac('booking-guest', email)

const ADDRESS = 'booking-guest-address'
export const sealAddress = ({ secrets }: Signing, email: string) => secrets.seal(ADDRESS, email)
export const openAddress = ({ secrets }: Signing, sealed: string) => secrets.open(ADDRESS, sealed)
