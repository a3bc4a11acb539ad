/** The name of a usage region: "DE" is "Germany", "south-america" is "South America". */
export function regionName(region: string): string {
  if (region.length > 2) {
    return region.replaceAll(/(^|-)(\w)/g, (_, dash: string, letter: string) => {
      return `${dash && ' '}${letter.toUpperCase()}`
    })
  }
  try {
    return new Intl.DisplayNames(['en'], { type: 'region' }).of(region) ?? region
  } catch {
    // Not a country code: addresses may contain any text.
    return region
  }
}
