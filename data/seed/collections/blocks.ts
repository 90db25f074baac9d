import type { CollectionBlock } from '#domain/collection/collection.ts'

export const text = (value: string): CollectionBlock => ({ kind: 'text', text: value })
export const heading = (value: string): CollectionBlock => ({ kind: 'heading', text: value })
export const listing = (slug: string): CollectionBlock => ({ kind: 'listing', slug })
