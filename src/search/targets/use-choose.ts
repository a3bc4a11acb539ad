import { useSearchServices } from '#search/state/search-services.ts'

import { formatBrowsers, readBrowsers } from './browsers-state.ts'
import { chooseTargets } from './targets-text.ts'

/** Puts browsers in force; '' for none. `TargetsAddress` updates addresses other than a list's. */
export function useChoose(): (text: string) => void {
  const { address } = useSearchServices()
  return (text) => {
    const { search } = address.read()
    if (search?.list) {
      const { list, state } = search
      const { can } = readBrowsers(state.browsers)
      const browsers = formatBrowsers({ targets: text, can })
      address.go({ list, state: { ...state, browsers, page: can === '' ? state.page : 1 } })
    }
    chooseTargets(text)
  }
}
