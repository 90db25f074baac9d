import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** Revalidates on a path change only: the query holds tab and photo, which need no new data. */
export function revalidatesListing(navigation: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = navigation
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate
}
