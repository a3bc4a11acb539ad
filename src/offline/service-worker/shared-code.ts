import { sharedCode } from '#offline/contract/shared-code.ts'

/**
 * Answers a POST of the manifest's `share_target`: keeps the form in the cache, so that shared code
 * does not leave the device, and redirects to the view that takes it. A form that nobody took is
 * replaced.
 *
 * @param cache the one of `sharedCodeCache`
 */
export async function keepSharedCode(request: Request, cache: Cache): Promise<Response> {
  const view = new URL(request.url)
  view.search = `?${sharedCode.param}`
  try {
    // As it came: the worker needs no memory for large files, and the page reads them once.
    const form = await request.blob()
    const type = request.headers.get('Content-Type') ?? ''
    await cache.put(sharedCode.entry, new Response(form, { headers: { 'Content-Type': type } }))
  } catch {
    await cache.delete(sharedCode.entry)
    view.search += `=${sharedCode.full}`
  }
  return Response.redirect(view.href, 303)
}
