export const HOME_AREA_LIMIT = 120
export const PHOTO_LIMIT_BYTES = 5 * 1024 * 1024
/** How long whoever deletes their account can take it back. */
export const UNDO_DAYS = 7
