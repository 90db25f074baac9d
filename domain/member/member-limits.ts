export const HOME_AREA_LIMIT = 120
export const PHOTO_LIMIT_BYTES = 5 * 1024 * 1024
/** Grace period for undoing the deletion of an account. */
export const UNDO_DAYS = 7
