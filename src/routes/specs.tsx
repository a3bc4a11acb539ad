import { SpecRows } from '#search/spec-rows.tsx'

import { ListView } from './list-view.tsx'

const description =
  'Every specification of the web platform: whose it is, how far it has come, and what it defines.'

/** The list of specifications: `/specs`. */
export function SpecsView() {
  return <ListView id="specs" Rows={SpecRows} description={description} />
}
