/** Id of the heading over the results: where skip links and a turned page lead. */
export const RESULTS_ID = 'results'

/** Id of the filters: where a skip link leads. */
export const FILTERS_ID = 'filters'
