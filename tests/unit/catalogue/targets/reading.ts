import browserslist from 'browserslist'

import type { Resolution } from '#catalogue/targets/resolution.ts'
import { type BrowserslistAnswer, resolveWith } from '#catalogue/targets/resolve.ts'
import { targetsData } from '#tests/support/targets-data.ts'

/** What browserslist says of a part, as the server asks it. */
export function askPlainly(part: string): BrowserslistAnswer {
  try {
    return { browsers: browserslist(part, { path: false }) }
  } catch (error) {
    return { problem: error instanceof Error ? error.message : '' }
  }
}

/** The reading of a text with small data, and how often browserslist was asked. */
export async function readText(text: string): Promise<{ found: Resolution; asked: number }> {
  let asked = 0
  const found = await resolveWith(text, {
    loadData: async () => targetsData,
    ask: async (part) => {
      asked += 1
      return askPlainly(part)
    },
  })
  return { found, asked }
}
