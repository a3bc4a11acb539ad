import { createStore } from '#lib/store.ts'
import type { ToolOffer } from '#search/questions/tools.ts'

/** What the empty box offers beside the tools, as long as it is useful. */
export const moreTools = createStore<readonly ToolOffer[]>([])
