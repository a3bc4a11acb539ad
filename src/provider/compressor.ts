/** Compresses bytes in memory, without loss. */
export type Compressor = {
  readonly compress: (bytes: Uint8Array) => Uint8Array
  /** The bytes that were compressed. */
  readonly expand: (compressed: Uint8Array) => Uint8Array
}
