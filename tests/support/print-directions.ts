import { readFile, writeFile } from 'node:fs/promises'

import { diagrams, withDiagrams } from '#tests/unit/guards/directions-diagram.ts'

/**
 * Prints the diagrams of the rooms into the documents that show them. Run this after a change of `directions.ts`:
 * `node --import @oxc-node/core/register tests/support/print-directions.ts`
 */

for (const [file, parents] of Object.entries(diagrams)) {
  const url = new URL(`../../${file}`, import.meta.url)
  await writeFile(url, withDiagrams(await readFile(url, 'utf8'), parents))
}
