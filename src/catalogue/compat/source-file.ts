/**
 * The file in browser-compat-data that usually has an entry: an interface has its own, and so does
 * every third level elsewhere. A record names its file if it is another.
 *
 * @param key "css.properties.gap.flex_context"
 * @returns "css/properties/gap.json"
 */
export function usualFile(key: string): string {
  const levels = key.startsWith('api.') ? 2 : 3
  return `${key.split('.').slice(0, levels).join('/')}.json`
}
