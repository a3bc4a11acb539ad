import { spawnSync } from 'node:child_process'

/**
 * The text of a PDF without white space, in the order in which it is drawn; undefined where pdftotext
 * of Poppler is not installed.
 */
export function printedText(pdf: Buffer): string | undefined {
  const { stdout, error } = spawnSync('pdftotext', ['-raw', '-nopgbrk', '-', '-'], {
    input: pdf,
    encoding: 'utf8',
    maxBuffer: 10_000_000,
  })
  return error === undefined ? withoutSpace(stdout) : undefined
}

/** Ligatures count as their letters; a word joiner stands beside the sign of a link that leaves. */
export const withoutSpace = (text: string): string =>
  text.normalize('NFKC').replaceAll(/[\s\u2060\u00AD]+/g, '')
