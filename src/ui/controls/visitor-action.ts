/** An action of the visitor that is not a navigation. */
export type VisitorAction =
  | { readonly kind: 'copied' }
  | { readonly kind: 'saved'; readonly list: string; readonly id: string }

export const VISITOR_ACTION = 'plinth-action'

/** Dispatches an action as an event within this page. */
export function reportAction(detail: VisitorAction): void {
  window.dispatchEvent(new CustomEvent(VISITOR_ACTION, { detail }))
}

/** The action that an event carries; undefined for other events. */
export function actionOf(event: Event): VisitorAction | undefined {
  return event instanceof CustomEvent && event.type === VISITOR_ACTION ? event.detail : undefined
}
