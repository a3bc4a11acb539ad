/** A data package does not look the way this build reads it. */
export class SourceError extends Error {
  override readonly name = 'SourceError'
}

/** A record or content file breaks a rule of the catalogue. The message names the record and the remedy. */
export class BuildCheckError extends Error {
  override readonly name = 'BuildCheckError'
}
