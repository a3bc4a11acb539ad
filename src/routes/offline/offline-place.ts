import { viewPaths } from '#contracts/paths.ts'

/** The id of the section where a visitor can keep the site on this device. */
export const OFFLINE_ID = 'offline'

export const offlineHref = `${viewPaths.about}#${OFFLINE_ID}`
