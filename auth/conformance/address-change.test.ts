import { expect, test } from 'vitest'
import { testDatabase } from '#test/database.ts'
import { freshEmail, openService } from './service.test-kit.ts'

const database = testDatabase()

test('asking for the address that one has cancels a pending change', async () => {
  const service = openService(database.db)
  const { auth, email } = await service.signedIn()
  const wanted = freshEmail('wanted')
  const pending = await auth.updateUser({ email: wanted })
  expect(pending.data.user?.new_email).toBe(wanted)
  const kept = await auth.updateUser({ email: email.toUpperCase() })
  expect(kept.error).toBeNull()
  expect(kept.data.user?.new_email).toBeUndefined()
  for (const address of [email, wanted]) {
    const landed = await service.open(service.linkTo(address))
    const answer = new URLSearchParams(landed.hash.slice(1))
    expect(answer.get('error_code')).toBe('otp_expired')
  }
  expect((await auth.getUser()).data.user?.email).toBe(email)
})
