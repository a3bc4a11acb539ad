export {
  askedSubject,
  asksForReleases,
  loadSubjects,
  releaseWords,
  searchedSubject,
  specifiedSubject,
} from './load-subjects.ts'
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
