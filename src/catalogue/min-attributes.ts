import { coreBrowsers } from './browsers.ts'
import { platforms } from './platforms.ts'

/** The numeric attributes behind "usable with my browsers". */
export const minAttributes = [
  ...coreBrowsers.map((browser) => `min.${browser}`),
  ...platforms.map((platform) => `platformMin.${platform}`),
]
