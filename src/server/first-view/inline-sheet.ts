import { createHash } from 'node:crypto'

export type StyleSheet = {
  readonly address: string
  readonly css: string
}

/**
 * The first paint needs no other request. The browser does not fetch the disabled link; the build's
 * loader finds it and does not add the sheet again.
 * @throws {Error} if the sheet would close its element
 */
export function inlineSheet({ address, css }: StyleSheet): string {
  if (/<\/style/i.test(css)) throw new Error(`${address} holds "</style" and cannot be inlined.`)
  return `<style>${css}</style><link rel="stylesheet" crossorigin disabled href="${address}">`
}

/** The source that allows a style element or a script with exactly this text in a content security policy. */
export const digestSource = (css: string): string =>
  `'sha256-${createHash('sha256').update(css).digest('base64')}'`

/** The sources of a built document's style elements. Must run before content is inserted. */
export const styleSourcesOf = (html: string): readonly string[] =>
  Array.from(html.matchAll(/<style>(.*?)<\/style>/gs), ([, css = '']) => digestSource(css))

/** The sources of a built document's own scripts. Must run before content is inserted. */
export const scriptSourcesOf = (html: string): readonly string[] =>
  Array.from(html.matchAll(/<script>(.*?)<\/script>/gs), ([, code = '']) => digestSource(code))
