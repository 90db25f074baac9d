/** Creates the share link after sign-in, when a guest requested it. */
export const SHARE_PARAM = 'share'
