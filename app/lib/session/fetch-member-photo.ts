import { callAccount } from './account-api.ts'
import { currentMember } from './account-session.ts'
import { setMemberPhoto } from './member-photo.ts'
import type { Connection } from './supabase.ts'

/** Fetches the member's small photo for the header. @throws as `callAccount` */
export async function fetchMemberPhoto(connection: Connection): Promise<void> {
  const owner = currentMember()?.id
  if (!owner) return
  const response = await callAccount(connection, 'GET', '/photo/small')
  const url = response.status === 204 ? null : await dataUrlOf(await response.blob())
  if (currentMember()?.id === owner) setMemberPhoto(url === null ? null : { owner, url })
}

function dataUrlOf(photo: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(photo)
  })
}
