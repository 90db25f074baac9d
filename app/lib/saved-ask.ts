type Listener = (listingId: string) => void

let listener: Listener | null = null

/** Asks which lists a saved listing belongs in; whoever keeps the lists opens the choice. */
export function askForLists(listingId: string): void {
  listener?.(listingId)
}

export function onAskForLists(next: Listener): () => void {
  listener = next
  return () => {
    if (listener === next) listener = null
  }
}
