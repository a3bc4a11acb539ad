/** A data package has an unexpected shape. */
export class SourceError extends Error {
  override readonly name = 'SourceError'
}

/** A record or content file breaks a rule of the catalogue. The message names it and the remedy. */
export class BuildCheckError extends Error {
  override readonly name = 'BuildCheckError'
}
