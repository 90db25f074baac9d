/** Asks for the link as soon as somebody is signed in: what a guest wanted is done when they come back. */
export const SHARE_PARAM = 'share'
