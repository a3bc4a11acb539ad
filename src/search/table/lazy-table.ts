import { lazyView } from '#search/state/lazy-view.ts'

/** The table of a list. Its code is loaded on first render. */
export const LazyTable = lazyView(async () => (await import('./result-table.tsx')).ResultTable)
