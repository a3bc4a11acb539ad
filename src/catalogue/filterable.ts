import { coreBrowsers } from './browsers.ts'

/** The numeric attributes behind "usable with my browsers", one per core browser. */
export const minAttributes = coreBrowsers.map((browser) => `min.${browser}`)
