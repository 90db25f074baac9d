/** Largest file of a photo of a listing. */
export const LISTING_PHOTO_BYTES = 20 * 1024 * 1024
/** Most photos of a listing that the console stores. */
export const LISTING_PHOTOS = 50
