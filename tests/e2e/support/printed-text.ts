import { spawnSync } from 'node:child_process'

/**
 * The text of a PDF without white space, in the order in which it is drawn. Fails where pdftotext is
 * not installed.
 */
export function printedText(pdf: Buffer): string {
  const { stdout, error } = spawnSync('pdftotext', ['-raw', '-nopgbrk', '-', '-'], {
    input: pdf,
    encoding: 'utf8',
    maxBuffer: 10_000_000,
  })
  if (error !== undefined) {
    throw new Error('pdftotext is missing. Install the package poppler-utils.', { cause: error })
  }
  return withoutSpace(stdout)
}

/** Ligatures count as their letters; a word joiner stands beside the sign of a link that leaves. */
export const withoutSpace = (text: string): string =>
  text.normalize('NFKC').replaceAll(/[\s\u2060\u00AD]+/g, '')
