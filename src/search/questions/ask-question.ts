/** What a box loads to read filters, to correct words and to name tools, in one file. */
export { withTyped } from './qualifiers.ts'
export { qualifierOffer } from './qualifier-offer.ts'
export { QualifierValues } from './qualifier-values-section.tsx'
export { correctedQuery, literalQuery } from './corrected-query.ts'
export { offeredTools, toolsNamed } from './tools.ts'
