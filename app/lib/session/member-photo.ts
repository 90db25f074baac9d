import { createBrowserStore } from '../stores/browser-store.ts'

type MemberPhoto = { owner: string; url: string }

const store = createBrowserStore<MemberPhoto | null>('seekwell-photo', readPhoto, null)

/** The small photo of a member as a data address; null without one, on the server and during hydration. */
export function useMemberPhoto(memberId: string | undefined): string | null {
  const photo = store.use()
  return photo && photo.owner === memberId ? photo.url : null
}

/** Replaces the photo in every tab; null removes it. */
export function setMemberPhoto(photo: MemberPhoto | null): void {
  store.replace(photo)
}

function readPhoto(text: string | null): MemberPhoto | null {
  try {
    const { owner, url } = JSON.parse(text ?? '{}')
    const isPhoto = typeof url === 'string' && url.startsWith('data:image/webp;base64,')
    return typeof owner === 'string' && isPhoto ? { owner, url } : null
  } catch {
    return null
  }
}
