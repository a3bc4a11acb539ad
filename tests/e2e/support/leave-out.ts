import { test } from '@playwright/test'

const said = new Set<string>()

/**
 * Ends a journey that this machine cannot take, neither passed nor failed. The reason is printed once,
 * and again with the totals of a run.
 */
export function leaveOut(reason: string): void {
  if (!said.has(reason)) process.stdout.write(`${reason}\n`)
  said.add(reason)
  test.skip(true, reason)
}
