/** Whether a query string names browsers. */
export const namesBrowsers = (query: string): boolean => query.includes('targets=')
