/** A saved listing; its title, where that is known. */
export type AskedLists = { id: string; title?: string | undefined }

let listener: ((asked: AskedLists) => void) | null = null

/** Asks which lists a saved listing belongs in; whoever keeps the lists opens the choice. */
export function askForLists(asked: AskedLists): void {
  listener?.(asked)
}

export function onAskForLists(next: (asked: AskedLists) => void): () => void {
  listener = next
  return () => {
    if (listener === next) listener = null
  }
}
