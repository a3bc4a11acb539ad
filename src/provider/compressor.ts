/** Compresses bytes in memory, losslessly. */
export type Compressor = {
  readonly compress: (bytes: Uint8Array) => Uint8Array
  /** Returns the original bytes. */
  readonly expand: (compressed: Uint8Array) => Uint8Array
}
