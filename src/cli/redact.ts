/**
 * Control characters but line feed and tab, and the characters that reorder text: what a provider sends must
 * neither move a terminal's cursor nor make a line look like another.
 */
const controls = /(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu

/** Makes a line fit for a terminal and a log: no secret of `secrets`, no control characters. */
export function redact(line: string, secrets: readonly string[]): string {
  return secrets
    .filter((secret) => secret !== '')
    .toSorted((a, b) => b.length - a.length)
    .reduce(
      (text, secret) =>
        text.replaceAll(secret, '[key]').replaceAll(encodeURIComponent(secret), '[key]'),
      line,
    )
    .replaceAll(controls, '')
}
