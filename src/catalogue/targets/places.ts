/** caniuse's and our IDs of continents. */
export const continents: ReadonlyMap<string, string> = new Map([
  ['alt-af', 'africa'],
  ['alt-an', 'antarctica'],
  ['alt-as', 'asia'],
  ['alt-eu', 'europe'],
  ['alt-na', 'north-america'],
  ['alt-oc', 'oceania'],
  ['alt-sa', 'south-america'],
])

/** Our ID of a place in a query: "us" is "US", "alt-as" is "asia"; undefined for other texts. */
export function regionOf(place: string): string | undefined {
  return /^[a-z]{2}$/i.test(place) ? place.toUpperCase() : continents.get(place.toLowerCase())
}
