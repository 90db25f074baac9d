import { createContext, useContext } from 'react'
import type { HelplinesReview } from '#domain/helplines/review.ts'

/** Facts of the deployment for every page, from the root loader. */
export type Site = {
  /** SITE_NAME */
  name: string
  /** ASSISTANT_NAME */
  assistant: string
  /** Origin without a trailing slash, for canonical links. */
  origin: string
  /** Public, anonymous key for the Supabase client. */
  anonKey: string
  /** Base URL of the Supabase client's calls; empty for this site. */
  apiUrl: string
  /** Professional review of the helplines; absent before the first. */
  helplinesReview?: HelplinesReview
  /** URL or path of an archive of map tiles; absent without one. */
  mapTiles?: string
}

const FALLBACK: Site = {
  name: 'Seekwell',
  assistant: 'Willow',
  origin: '',
  anonKey: '',
  apiUrl: '',
}

/** A context of its own: router state changes several times per navigation and would rerender consumers. */
export const SiteContext = /* @__PURE__ */ createContext<Site | undefined>(undefined)

export function useSite(): Site {
  return useContext(SiteContext) ?? FALLBACK
}

/** Title of a page: "<page> - <site>" (product decision "Names"). */
export function pageTitle(page: string, site: Site | undefined): string {
  return `${page} - ${(site ?? FALLBACK).name}`
}
