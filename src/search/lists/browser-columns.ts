import { browserLabels, coreBrowsers } from '#catalogue/browsers.ts'
import type { SupportColumn } from '#ui/support/support-state.ts'

/** The seven core browsers as the columns of every list and table. */
export const browserColumns: readonly SupportColumn[] = coreBrowsers.map((id) => {
  const { name, brand, device, engine } = browserLabels[id]
  return { id, name, brand, device, engine }
})
