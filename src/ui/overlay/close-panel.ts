import { createContext, useContext } from 'react'

/** Closes the panel around a component; does nothing outside a panel. */
export const ClosePanelContext = createContext<() => void>(() => undefined)

/** The function that closes the panel around a component; the focus returns to the panel's button. */
export function useClosePanel(): () => void {
  return useContext(ClosePanelContext)
}
