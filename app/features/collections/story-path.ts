import { href } from 'react-router'

export const storyPath = (slug: string): string => href('/collections/:slug', { slug })
