/** The SHA-256 digest of a content, as in the `integrity` attribute. */
export async function integrityOf(content: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content))
  return `sha256-${btoa(String.fromCharCode(...digest))}`
}
