/** The code or the data that reads queries could not be loaded. A retry may succeed. */
export class TargetsUnavailable extends Error {
  override readonly name = 'TargetsUnavailable'
}
