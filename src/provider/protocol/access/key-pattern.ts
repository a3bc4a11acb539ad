/** True if `name` matches a pattern, which may begin and end with `*`. */
export function matchesPattern(pattern: string, name: string): boolean {
  const open = pattern.startsWith('*')
  const close = pattern.length > 1 && pattern.endsWith('*')
  const core = pattern.slice(Number(open), close ? -1 : undefined)
  if (open && close) return name.includes(core)
  if (open) return name.endsWith(core)
  return close ? name.startsWith(core) : name === core
}
