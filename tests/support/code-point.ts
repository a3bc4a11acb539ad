import * as fc from 'fast-check'

/**
 * A character for `fc.string({ unit: codePoint })`: any code point but halves of surrogate pairs, ASCII more often.
 * The units `binary` and `grapheme` of fast-check take seconds to set up, in every test file again.
 */
export const codePoint: fc.Arbitrary<string> = fc
  .oneof(fc.nat({ max: 0x7f }), fc.nat({ max: 0x10_ff_ff }))
  .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
  .map((code) => String.fromCodePoint(code))
