import { coreBrowsers } from './browsers.ts'
import { namedPlatforms } from './platforms.ts'

/** The numeric attributes behind "works in my browsers", plainly or in part. */
export const minAttributes = [
  ...coreBrowsers.map((browser) => `min.${browser}`),
  ...coreBrowsers.map((browser) => `usable.${browser}`),
  ...namedPlatforms.map((platform) => `platformMin.${platform}`),
  ...namedPlatforms.map((platform) => `platformUsable.${platform}`),
]
