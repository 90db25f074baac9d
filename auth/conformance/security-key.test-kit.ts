import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const ORIGIN = 'http://localhost:18380'
const PRESENT = 0x01
const VERIFIED = 0x04
const ATTESTED = 0x40
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const encode = (data: Buffer | string) => Buffer.from(data).toString('base64url')

/** A security key made of software: what a browser would pass on from a real one. */
export function createSecurityKey(origin = ORIGIN, { verifies = false } = {}) {
  const present = verifies ? PRESENT | VERIFIED : PRESENT
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let counter = 0
  /** Whose it is, as the site said when it was made; a passkey tells it again. */
  let holder: string | null = null

  function clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }
  function authenticatorData(flags: number, attested: Buffer = Buffer.alloc(0)): Buffer {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(++counter)
    return Buffer.concat([sha256('localhost'), Buffer.from([flags]), count, attested])
  }

  return {
    create(challenge: string, userId: string | null = null) {
      holder = userId
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const cose = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ])
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose])
      const data = authenticatorData(present | ATTESTED, attested)
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        Buffer.from([0x58, data.length]),
        data,
      ])
      const response = {
        clientDataJSON: encode(clientData('webauthn.create', challenge)),
        attestationObject: encode(attestation),
      }
      return toCredential(id, response)
    },
    use(challenge: string, userHandle = holder) {
      const client = clientData('webauthn.get', challenge)
      const data = authenticatorData(present)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      const response = {
        clientDataJSON: encode(client),
        authenticatorData: encode(data),
        signature: encode(signature),
        ...(userHandle && { userHandle }),
      }
      return toCredential(id, response)
    },
  }
}

function toCredential(id: Buffer, response: object) {
  const name = encode(id)
  return { id: name, rawId: name, type: 'public-key', response, clientExtensionResults: {} }
}
