/** Hash of the last slide of a page, used when coming back from the next page. */
export const LAST_SLIDE = 'last'
