import { CompatRows } from '#search/compat-rows.tsx'

import { ListView } from './list-view.tsx'

const description =
  'Every entry of the browser compatibility data: the browsers that have it, since which version, and with which caveat.'

/** The list of compat entries: `/compat`. */
export function CompatView() {
  return <ListView id="compat" Rows={CompatRows} description={description} />
}
