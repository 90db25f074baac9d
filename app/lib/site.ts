import { createContext, useContext } from 'react'

/** What every page knows of the deployment; the root loader gives it. */
export type Site = {
  /** SITE_NAME */
  name: string
  /** ASSISTANT_NAME */
  assistant: string
  /** Address without a trailing slash, for canonical links. */
  origin: string
  /** Public, anonymous key for the Supabase client. */
  anonKey: string
  /** Where the Supabase client sends its calls; this site unless a hosted service is configured. */
  apiUrl: string
}

const FALLBACK: Site = {
  name: 'Seekwell',
  assistant: 'Willow',
  origin: '',
  anonKey: '',
  apiUrl: '',
}

/** Apart from the router's state, which changes several times on the way to each page. */
export const SiteContext = /* @__PURE__ */ createContext<Site | undefined>(undefined)

export function useSite(): Site {
  return useContext(SiteContext) ?? FALLBACK
}

/** Title of a page: "<page> - <site>" (product decision "Names"). */
export function pageTitle(page: string, site: Site | undefined): string {
  return `${page} - ${(site ?? FALLBACK).name}`
}
