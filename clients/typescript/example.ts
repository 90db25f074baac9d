import { createSeekwell } from '@seekwell/client'

/** Prints places with a hot spring in Japan with their prices. */
const seekwell = createSeekwell({ site: process.argv[2] ?? 'http://localhost:3000' })
const { data, error } = await seekwell.GET('/search', {
  params: { query: { q: 'hot spring', contentType: ['escape'], country: ['JP'], limit: 3 } },
})
if (error) throw new Error(error.detail)
for (const { title, amount } of data.items)
  console.log(title, amount ? `${amount.minor / 100} ${amount.currency}` : 'no price stated')
