import { useSyncExternalStore } from 'react'

const KEY = 'seekwell-photo'

let known: { text: string | null; photo: { owner: string; url: string } | null } = {
  text: null,
  photo: null,
}
const listeners = new Set<() => void>()

/** The small photo of a member as a data address; null without one, on the server and while hydrating. */
export function useMemberPhoto(memberId: string | undefined): string | null {
  const photo = useSyncExternalStore(subscribe, currentPhoto, () => null)
  return photo && photo.owner === memberId ? photo.url : null
}

/** Shows another one, in every tab; null for none. */
export function showMemberPhoto(owner: string, url: string | null): void {
  try {
    if (url) localStorage.setItem(KEY, JSON.stringify({ owner, url }))
    else localStorage.removeItem(KEY)
  } catch {
    // Storage is full or forbidden: the initial stays.
  }
  for (const tell of listeners) tell()
}

function currentPhoto() {
  const text = storedText()
  if (text !== known.text) known = { text, photo: readPhoto(text) }
  return known.photo
}

function readPhoto(text: string | null): { owner: string; url: string } | null {
  try {
    const { owner, url } = JSON.parse(text ?? '{}')
    const isPhoto = typeof url === 'string' && url.startsWith('data:image/webp;base64,')
    return typeof owner === 'string' && isPhoto ? { owner, url } : null
  } catch {
    return null
  }
}

function storedText(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function subscribe(listener: () => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', heard)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', heard)
  }
}
