export { loadSubjects, subjectOf } from './load-subjects.ts'
export {
  everyTextParameters,
  listTextParameters,
  prepareText,
  strictTextParameters,
  type TextParameters,
} from './text-parameters.ts'
export {
  type QualifiedText,
  type Qualifier,
  type QualifierKey,
  readQualifiers,
  withoutQualifiers,
} from './qualifiers.ts'
export type { NamedKind } from './read-kind.ts'
