import { useRouteLoaderData } from 'react-router'

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

export function useSite(): Site {
  const data = useRouteLoaderData<{ site: Site }>('root')
  return data?.site ?? FALLBACK
}

/** Title of a page: "<page> - <site>" (product decision "Names"). */
export function pageTitle(page: string, site: Site | undefined): string {
  return `${page} - ${(site ?? FALLBACK).name}`
}
