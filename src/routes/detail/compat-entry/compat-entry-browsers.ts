import { browserLabels, coreBrowsers } from '#catalogue/browsers.ts'

/** A browser or runtime as a row of the full support table. */
export type TableBrowser = { readonly id: string; readonly name: string }

/** The seven core browsers, in the order of every table. */
export const coreRows: readonly TableBrowser[] = coreBrowsers.map((id) => ({
  id,
  name: browserLabels[id].name,
}))

/** The others of the compat data: runtimes first, which nothing else on the page shows. */
const others: ReadonlyMap<string, string> = new Map([
  ['nodejs', 'Node.js'],
  ['deno', 'Deno'],
  ['bun', 'Bun'],
  ['samsunginternet_android', 'Samsung Internet'],
  ['opera', 'Opera'],
  ['opera_android', 'Opera Android'],
  ['webview_android', 'WebView Android'],
  ['webview_ios', 'WebView on iOS'],
  ['oculus', 'Quest Browser'],
  ['ie', 'Internet Explorer'],
])

/** The rows beside the core browsers for which a table has statements; a newcomer in the data goes by its id. */
export function otherRows(ids: readonly string[]): readonly TableBrowser[] {
  const core = new Set<string>(coreBrowsers)
  const known = Array.from(others, ([id, name]) => ({ id, name }))
  const newcomers = ids.filter((id) => !core.has(id) && !others.has(id))
  return [
    ...known.filter(({ id }) => ids.includes(id)),
    ...newcomers.map((id) => ({ id, name: id })),
  ]
}
