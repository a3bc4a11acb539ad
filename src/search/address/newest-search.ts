/** The query string of the newest address. Of two quick choices, the page may not have rendered the first. */
export const newestSearch = (): string => window.location.search
