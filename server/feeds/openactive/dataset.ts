import { CONTEXT, KIND } from './opportunity.ts'

type DatasetSite = { origin: string; name: string; license: string }

export const FEED_PATH = '/feeds/openactive/opportunities'

/** The dataset site (Dataset API Discovery): who publishes, under which licence, and where the feed begins. */
export function datasetOf({ origin, name, license }: DatasetSite) {
  const url = `${origin}/feeds/openactive`
  return {
    '@context': CONTEXT,
    '@type': 'Dataset',
    '@id': url,
    url,
    name: `${name}: classes and events`,
    description: `Classes and events of ${name} with their dates, places and prices, as their hosts state them.`,
    keywords: ['Classes', 'Events', 'Wellness', 'Yoga', 'Meditation'],
    license,
    inLanguage: ['en'],
    schemaVersion: 'https://openactive.io/modelling-opportunity-data/2.0/',
    documentation: `${origin}/api/v1/docs`,
    discussionUrl: `${origin}/contact`,
    publisher: { '@type': 'Organization', name, url: origin },
    distribution: [
      {
        '@type': 'DataDownload',
        name: KIND,
        additionalType: `https://openactive.io/${KIND}`,
        encodingFormat: 'application/vnd.openactive.rpde+json; version=1',
        contentUrl: `${origin}${FEED_PATH}`,
      },
    ],
  }
}
