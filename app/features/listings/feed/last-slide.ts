/** Leads to the last slide of a page, for who comes from the page after it. */
export const LAST_SLIDE = 'last'
