/** Loads what stands above the results of a list. */
export const loadListTools = () => import('./list-tools.tsx')
