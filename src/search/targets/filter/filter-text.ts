/** All of these filters in the syntax of `filters`; undefined without any. */
export function joinFilters(filters: readonly (string | undefined)[]): string | undefined {
  return filters.filter(Boolean).join(' AND ') || undefined
}
