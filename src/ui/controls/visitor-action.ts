/** What a visitor did on the page that no link tells. */
export type VisitorAction =
  | { readonly kind: 'copied' }
  | { readonly kind: 'saved'; readonly list: string; readonly id: string }

/** The event on the window that carries an action. */
export const VISITOR_ACTION = 'plinth-action'

/** Tells whoever listens in this page, and nobody else, what the visitor did. */
export function reportAction(detail: VisitorAction): void {
  window.dispatchEvent(new CustomEvent(VISITOR_ACTION, { detail }))
}

/** The action that an event carries; undefined for every other event. */
export function actionOf(event: Event): VisitorAction | undefined {
  return event instanceof CustomEvent && event.type === VISITOR_ACTION ? event.detail : undefined
}
