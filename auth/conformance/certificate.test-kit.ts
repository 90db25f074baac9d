import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

const der = (tag: number, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts)
  const size = body.length.toString(16).padStart(body.length > 0xff ? 4 : 2, '0')
  const length = body.length < 0x80 ? [body.length] : [0x80 | (size.length / 2)]
  const long = body.length < 0x80 ? [] : [...Buffer.from(size, 'hex')]
  return Buffer.concat([Buffer.from([tag, ...length, ...long]), body])
}
const sequence = (...parts: Buffer[]) => der(0x30, ...parts)
const RSA_SHA256 = sequence(Buffer.from('06092a864886f70d01010b0500', 'hex'))
const COMMON_NAME = Buffer.from('0603550403', 'hex')
const time = (text: string) => der(0x18, Buffer.from(text))

/** A key with a certificate that it signed itself, as identity providers have: PEM and bare base64. */
export function createCertificate(bits = 2_048): { privateKey: string; certificate: string } {
  const pair = generateKeyPairSync('rsa', { modulusLength: bits })
  const name = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from('test')))))
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    RSA_SHA256,
    name,
    sequence(time('20200101000000Z'), time('21200101000000Z')),
    name,
    pair.publicKey.export({ type: 'spki', format: 'der' }),
  )
  return {
    privateKey: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificate: sequence(body, RSA_SHA256, signatureOf(body, pair.privateKey)).toString('base64'),
  }
}

function signatureOf(body: Buffer, key: KeyObject): Buffer {
  return der(0x03, Buffer.from([0]), sign('sha256', body, key))
}
