/** Widths of characters in Verdana, in thousandths of the size of the text. */
const widths: readonly (readonly [width: number, characters: string])[] = [
  [270, "il'jI|"],
  [355, ' .,frt!'],
  [440, ':;-()[]/"'],
  [540, 'cszJ?'],
  [600, 'aekvxyLFTPY'],
  [680, 'bdghnopquABCEKRSVXZ&'],
  [770, 'DGHNOQU<>+=#~^'],
  [840, 'wM'],
  [990, 'mW@%…'],
]

const widthOf = new Map(
  widths.flatMap(([width, characters]) => Array.from(characters, (one) => [one, width] as const)),
)

const DIGIT = 640
/** Scripts whose characters are as wide as high begin here: Hangul. */
const WIDE = 0x11_00

/**
 * The width of a text without its font, in the unit of `size`. Other fonts differ: a text is set to
 * this width.
 */
export function textWidth(text: string, size: number): number {
  const sum = Array.from(text).reduce((total, one) => {
    const isWide = (one.codePointAt(0) ?? 0) >= WIDE && one !== '…'
    return total + (widthOf.get(one) ?? (isWide ? 1000 : DIGIT))
  }, 0)
  return Math.round((sum * size) / 1000)
}

/** Shortens a text to a number of characters. */
export function clipText(text: string, most: number): string {
  const characters = Array.from(text)
  return characters.length <= most
    ? text
    : `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
}
