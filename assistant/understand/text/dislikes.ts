/** Rewrites "she hates apps" and "he doesn’t like yoga" as exclusions stated by the visitor. */
export function inFirstPerson(text: string): string {
  return (
    text
      .replace(/\b(hate|dislike)s\b/gi, '$1')
      // Spanish "sea" in "que no sea una app" is a verb, not the sea.
      .replace(/\b(?:que|q|k) no sean?\b/gi, 'nada de')
      .replace(/\bdoes(?:n['’]?t| not) (like|want|need|enjoy)\b/gi, 'dont $1')
  )
}
