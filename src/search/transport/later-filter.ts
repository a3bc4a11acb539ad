/** In the state of a list whose results have to work in the visitor's browsers, or must not. */
export const CAN = '&can='

/** In the conditions that are written out later. Behind it stands the day of a list, as it was typed; nothing for today. */
export const LATER = '&asof='

/** What a list is asked to show, as far as it is no filter of the library. */
type Asked = { readonly browsers?: string | undefined; readonly day?: string | undefined }

/**
 * The condition for what the page cannot write out by itself: what the visitor's browsers are may have to be loaded, and the
 * library waits for nothing. What the address says is the condition `filters` of the queries, and the client writes it
 * out. Undefined where there is nothing of the kind.
 */
export function laterFilter({ browsers = '', day = '' }: Asked): string | undefined {
  return day || browsers.includes(CAN) ? browsers + LATER + day : undefined
}
