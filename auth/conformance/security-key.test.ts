import { decodeJwt } from 'jose'
import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { createSecurityKey } from './security-key.test-kit.ts'
import { openService, PASSWORD } from './service.test-kit.ts'

const database = testDatabase()
const IP = '192.0.2.9'
const SITE = { rpId: 'localhost', rpOrigins: ['http://localhost:18380'] }

type Started = {
  id: string
  webauthn: { type: string; credential_options: { publicKey: { challenge: string } } }
}

test('a security key is registered, and then raises another session', async () => {
  const service = openService(database.db)
  const { session, email } = await service.signedIn('2.119.0', undefined, { ip: IP })
  const key = createSecurityKey()
  let bearer = session.access_token
  const ask = async <T>(path: string, body: object) => {
    const response = await service.ask('POST', path, body, bearer, IP)
    return { status: response.status, body: (await response.json()) as T }
  }
  const factor = await ask<{ id: string }>('/factors', { factor_type: 'webauthn' })
  const path = `/factors/${factor.body.id}`
  async function prove(type: 'create' | 'use', from = key) {
    const { body: started } = await ask<Started>(`${path}/challenge`, { webauthn: SITE })
    const credential_response = from[type](started.webauthn.credential_options.publicKey.challenge)
    const webauthn = { ...SITE, type: started.webauthn.type, credential_response }
    const body = { challenge_id: started.id, webauthn }
    return {
      body,
      answer: await ask<{ access_token: string; code: string }>(`${path}/verify`, body),
    }
  }
  const phished = await prove('create', createSecurityKey('https://evil.example'))
  expect(phished.answer.body.code).toBe('mfa_verification_failed')
  const registered = await prove('create')
  expect(registered.answer.status).toBe(200)
  const claims = decodeJwt(registered.answer.body.access_token)
  expect(claims).toMatchObject({
    aal: 'aal2',
    amr: [{ method: 'mfa/webauthn' }, { method: 'otp' }],
  })

  const again = await service.client().signInWithPassword({ email, password: PASSWORD })
  bearer = again.data.session?.access_token ?? ''
  const foreign = await prove('use', createSecurityKey())
  expect(foreign.answer.body.code).toBe('mfa_verification_failed')
  const used = await prove('use')
  expect(decodeJwt(used.answer.body.access_token)).toMatchObject({ aal: 'aal2' })
  bearer = used.answer.body.access_token
  const replayed = await ask<{ code: string }>(`${path}/verify`, used.body)
  expect(replayed.status).toBe(422)
})
