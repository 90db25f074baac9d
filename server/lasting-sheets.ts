import type { ServerBuild } from 'react-router'

/**
 * A build that calls the style sheets of its root by their plain names. React Router marks a sheet that lazy
 * parts name as well with a "#", so that they bring their own and a route's may leave with it. The root never
 * leaves: a second copy would only have every element matched against all its rules once more.
 */
export function withLastingSheets<Build extends Pick<ServerBuild, 'assets'>>(build: Build): Build {
  const lasting = new Set(build.assets.routes['root']?.css)
  const plain = (href: string) => (lasting.has(href) ? href.replace(/#$/, '') : href)
  const routes = Object.entries(build.assets.routes).map(([id, route]) => [
    id,
    route?.css ? { ...route, css: route.css.map(plain) } : route,
  ])
  return { ...build, assets: { ...build.assets, routes: Object.fromEntries(routes) } }
}
