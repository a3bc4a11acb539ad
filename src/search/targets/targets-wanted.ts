import { namesBrowsers } from '#contracts/first-answers.ts'

/** Whether the visitor has chosen browsers: in the address, or in an earlier visit. */
export function areTargetsWanted(search: string): boolean {
  if (namesBrowsers(search)) return true
  try {
    return localStorage.getItem('plinth-targets') !== null
  } catch {
    return false
  }
}
