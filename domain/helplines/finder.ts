/** A directory of helplines for every other country. */
export const HELPLINE_FINDER = 'findahelpline.com'
