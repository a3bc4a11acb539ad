const none = { matches: false, addEventListener: () => {}, removeEventListener: () => {} }

/** `matchMedia` of a wide window in which no query matches; jsdom has none. */
export const noMedia = () => none
