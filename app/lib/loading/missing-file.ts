/** The answer of an address that would be a file, not a page. */
export function missingFile(): Response {
  return new Response('Not found', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
