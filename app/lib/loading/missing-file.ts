/** The 404 response for the URL of a file, as opposed to a page. */
export function missingFile(): Response {
  return new Response('Not found', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
