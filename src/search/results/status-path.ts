/** Where the page says how the search is. */
export const STATUS = '/status'
