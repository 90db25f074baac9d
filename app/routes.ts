import { index, prefix, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  index('routes/home.tsx'),
  route('escapes', 'routes/escapes.tsx'),
  route('escapes/:id', 'routes/escape.tsx'),
  route('essentials', 'routes/essentials.tsx'),
  route('enhancements', 'routes/enhancements.tsx'),
  route('experiences', 'routes/experiences.tsx'),
  route('experiences/:slug', 'routes/directory/experience-category.tsx', { id: 'experience-tile' }),
  route('search', 'routes/search.tsx'),
  route('search-results', 'routes/search-results.tsx'),
  route('saved', 'routes/saved.tsx'),
  ...prefix('api', [
    route('suggest', 'routes/api/suggest.ts'),
    route('listings', 'routes/api/listings.ts'),
  ]),
  ...prefix('directory', [
    index('routes/directory/home.tsx'),
    route('escapes', 'routes/directory/escapes.tsx'),
    route('escapes/search', 'routes/directory/escapes-list.tsx', { id: 'escapes-search' }),
    route('escapes/:slug/instructor', 'routes/directory/instructor.tsx', {
      id: 'escape-instructor',
    }),
    route('escapes/:kind/:slug', 'routes/directory/escapes-list.tsx'),
    route('experiences', 'routes/directory/experiences.tsx'),
    route('experiences/category/:slug', 'routes/directory/experience-category.tsx'),
    route('experiences/:slug/instructor', 'routes/directory/instructor.tsx'),
    route('experiences/:category/:slug', 'routes/directory/event.tsx'),
    route('experiences/:category/:slug/calendar.ics', 'routes/directory/event-calendar.ts'),
    route('escapes/:slug', 'routes/directory/escape.tsx'),
    route('experiences/:id', 'routes/directory/experience.tsx'),
  ]),
  route('sitemap.xml', 'routes/seo/sitemap-index.ts'),
  route('sitemaps/:part', 'routes/seo/sitemap-part.ts'),
  route('robots.txt', 'routes/seo/robots.ts'),
  route('manifest.webmanifest', 'routes/seo/manifest.ts'),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig
