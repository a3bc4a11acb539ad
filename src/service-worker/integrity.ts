const algorithms = { sha256: 'SHA-256', sha384: 'SHA-384' } as const

const isKnown = (name: string): name is keyof typeof algorithms => name in algorithms

/** Whether the digest of a content is that of an `integrity` attribute with one digest. */
export async function hasIntegrity(content: ArrayBuffer, integrity: string): Promise<boolean> {
  const [name = ''] = integrity.split('-', 1)
  return isKnown(name) && (await integrityOf(content, name)) === integrity
}

/** A digest as in the `integrity` attribute. */
export async function integrityOf(
  content: ArrayBuffer,
  name: keyof typeof algorithms = 'sha256',
): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest(algorithms[name], content))
  return `${name}-${btoa(String.fromCharCode(...digest))}`
}
