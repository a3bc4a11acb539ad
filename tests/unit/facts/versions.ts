/** "≤15.4" → 15.4, "18.5-18.7" → 18.5; NaN for what is no version ("TP"). */
export function majorMinor(version: string): number {
  const [, major, minor = '0'] = /^≤?(\d+)(?:\.(\d+))?/.exec(version) ?? []
  return major === undefined ? Number.NaN : Number(`${major}.${minor}`)
}

/** Whether a version is not after another, number by number: 9.9 is before 9.10. */
export function beforeOrSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number))
  for (const [place, number] of (a ?? []).entries()) {
    const against = b?.[place] ?? 0
    if (number !== against) return number < against
  }
  return true
}
