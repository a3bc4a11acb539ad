const encoder = new TextEncoder()

/** The longest prefix of `items` that fits into `bytes` of JSON. */
export function withinBytes(items: readonly string[], bytes: number): readonly string[] {
  let used = 0
  const end = items.findIndex((item) => {
    used += encoder.encode(JSON.stringify(item)).length + 1
    return used > bytes
  })
  return end === -1 ? items : items.slice(0, end)
}
