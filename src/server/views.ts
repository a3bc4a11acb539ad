const views = [/^\/$/, /^\/(?:features|compat|specs|releases)(?:\/[^/]+)?\/?$/, /^\/about\/?$/]

/** True for an address that the page has a view for; every other one is answered with status 404. */
export const isView = (path: string): boolean => views.some((view) => view.test(path))
