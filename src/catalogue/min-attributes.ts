import { coreBrowsers } from './browsers.ts'
import { platforms } from './platforms.ts'

/** The numeric attributes behind "works in my browsers", plainly or in part. */
export const minAttributes = [
  ...coreBrowsers.map((browser) => `min.${browser}`),
  ...coreBrowsers.map((browser) => `usable.${browser}`),
  ...platforms.map((platform) => `platformMin.${platform}`),
  ...platforms.map((platform) => `platformUsable.${platform}`),
]
