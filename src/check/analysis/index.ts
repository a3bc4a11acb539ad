export { noParts, type PartClass, partClasses } from './account.ts'
export { type CodeEntry, type CodeIndex, readCodeTable } from './code-index.ts'
export { findUses } from './find-uses.ts'
export { unreadKinds } from './finding.ts'
export { type SupportWithin } from './guarded-support.ts'
export { harmlessReason } from './harmless.ts'
export {
  type Care,
  type CodePlace,
  type CodeUse,
  type CodeUses,
  type FileUnknown,
  mergeUses,
} from './merge-uses.ts'
export { extensionOf, languageOf, readableExtensions, type SourceFile } from './source-file.ts'
