import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** Tabs and photos are in the query; the listing does not change with them. */
export function changesListing(navigation: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = navigation
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate
}
