/**
 * Whether the site answers now: its files may then be those of a newer version. An error of the
 * server, which a proxy sends during a restart, is no answer.
 */
export async function siteAnswers(): Promise<boolean> {
  try {
    const { status } = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })
    return status < 500
  } catch {
    return false
  }
}
