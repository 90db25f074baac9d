import { m } from '#domain/messages/messages.js'
import type { Tiles } from './use-tiles.ts'

/** Names the source of a map; says so when the tiles of the site could not be drawn. */
export function MapSource({ status, source }: Pick<Tiles, 'status' | 'source'>) {
  return (
    <p className="map-source">
      <span role="status">{status === 'failed' && m.listings_map_tiles_failed()} </span>
      {status === 'drawn'
        ? source.map(({ text, href }) =>
            href ? (
              <a key={text} href={href} target="_blank" rel="noreferrer">
                {text}
              </a>
            ) : (
              text
            ),
          )
        : m.listings_map_source()}
    </p>
  )
}
