import { views } from '#contracts/views.ts'

/** The id of the section where a visitor can keep the site on this device. */
export const OFFLINE_ID = 'offline'

export const offlineHref = `${views.about.path}#${OFFLINE_ID}`
