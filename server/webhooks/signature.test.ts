import { createHmac } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { createSecret, signedHeaders } from './signature.ts'

/** The message and secret of the tests of the standard's own libraries, with its signature. */
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const MESSAGE = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  at: new Date(1_614_265_330_000),
  body: '{"test": 2432232314}',
}
const SIGNATURE = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE='

test('a message has the signature of the standard', () => {
  expect(signedHeaders(MESSAGE, [SECRET])).toEqual({
    'webhook-id': MESSAGE.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': SIGNATURE,
  })
})

test('the signature is that of the definition: HMAC-SHA256 of id, time and body', () => {
  const at = new Date('2026-11-01T12:00:00.789Z')
  const secret = createSecret()
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  expect(key).toHaveLength(32)
  const body = '{"a":"ü\u2028"}'
  const expected = createHmac('sha256', key).update(`x.1793534400.${body}`).digest('base64')
  const headers = signedHeaders({ id: 'x', at, body }, [secret])
  expect(headers['webhook-signature']).toBe(`v1,${expected}`)
})

test('during a rotation each of the two secrets verifies a message, and no other does', () => {
  const [current, previous] = [createSecret(), createSecret()]
  const body = '{"type":"webhook.test"}'
  const headers = signedHeaders({ id: 'x', at: new Date(), body }, [current, previous])
  for (const secret of [current, previous])
    expect(new Webhook(secret).verify(body, headers)).toEqual({ type: 'webhook.test' })
  expect(() => new Webhook(createSecret()).verify(body, headers)).toThrow()
})
