import { loadCompat, type SupportCorrection } from '#ingest/sources/compat-data.ts'
import { collectSurprises } from '#ingest/sources/surprises.ts'
import { loadCss } from '#ingest/sources/webref.ts'
import { correctShorthands } from '#ingest/support/shorthand-values.ts'
import { markdownTable } from '#lib/formats/markdown.ts'

/** The corrections of the installed compat data, as `correctionsText` writes them. */
export async function installedCorrections(): Promise<string> {
  const surprises = collectSurprises()
  const { longhands } = await loadCss()
  const compat = correctShorthands(await loadCompat(surprises), longhands, surprises)
  const corrections = [...compat.entries.values()].flatMap((one) => one.corrections ?? [])
  return correctionsText(corrections, compat.version)
}

/**
 * The corrections of the compat data as Markdown, for an issue at its repository: a row for each, with what the data
 * says, what follows from its entries of the longhands, and which these are.
 */
export function correctionsText(
  corrections: readonly SupportCorrection[],
  version: string,
): string {
  return [
    `# Keywords of shorthands that are older than in their longhands, in version ${version}`,
    'A shorthand sets its longhands, so a keyword cannot work in it before one of them has the keyword. One of the two versions is wrong; the later one is what both allow.',
    markdownTable(
      ['Key', 'Browser', 'The data says', 'Its longhands allow', 'Longhands with the keyword'],
      corrections.map(({ key, browser, stated, since, longhands }) => [
        `\`${key}\``,
        browser,
        stated,
        since ?? 'no version',
        longhands.map((one) => `\`${one}\``).join(', '),
      ]),
    ),
  ].join('\n\n')
}
