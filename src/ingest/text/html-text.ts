import { LITERAL_BACKTICK } from '#lib/code-text.ts'

import { BuildCheckError } from '../sources/errors.ts'

/** A tag or the text between two tags, entities decoded. */
export type HtmlToken =
  | { readonly type: 'text'; readonly value: string }
  | { readonly type: 'open'; readonly tag: string; readonly href?: string }
  | { readonly type: 'close'; readonly tag: string }

const allowedTags = new Set(['code', 'a', 'em', 'kbd', 'strong', 'i'])
const tagPattern = /<(\/?)([a-z]+)(?:\s+href="([^"]*)")?\s*>/g

/**
 * Cuts the small HTML of the data packages into tags and text.
 *
 * @param owner the id of the record, for messages.
 * @throws {BuildCheckError} for any tag, attribute, entity or address that the site could not show safely.
 */
export function tokenizeHtml(html: string, owner: string): readonly HtmlToken[] {
  const tokens: HtmlToken[] = []
  let end = 0
  for (const match of html.matchAll(tagPattern)) {
    const [whole, slash, tag = '', href] = match
    pushText(tokens, html.slice(end, match.index), owner)
    if (!allowedTags.has(tag)) throw unknownTag(whole, owner)
    if (href !== undefined && !href.startsWith('https://')) throw unsafeLink(href, owner)
    if (slash === '/') tokens.push({ type: 'close', tag })
    else
      tokens.push({ type: 'open', tag, ...(href !== undefined && { href: decode(href, owner) }) })
    end = match.index + whole.length
  }
  pushText(tokens, html.slice(end), owner)
  return tokens
}

function pushText(tokens: HtmlToken[], raw: string, owner: string): void {
  const stray = /<\/?[a-z!][^>]*>?/i.exec(raw)
  if (stray !== null) throw unknownTag(stray[0], owner)
  if (raw !== '') tokens.push({ type: 'text', value: decode(raw, owner) })
}

function unknownTag(tag: string, owner: string): BuildCheckError {
  return new BuildCheckError(
    `${owner} contains the HTML tag ${tag}, which the site does not know how to show. ` +
      'Decide how it is to look, then add it to src/ingest/text/html-text.ts.',
  )
}

function unsafeLink(href: string, owner: string): BuildCheckError {
  return new BuildCheckError(
    `${owner} links to ${href}, which is not an https address. ` +
      'Report it to the data package and pin the version before it.',
  )
}

const namedEntities: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00A0'],
  ['hellip', '…'],
])

/** Decodes entities once: `&amp;lt;` becomes `&lt;`. */
function decode(text: string, owner: string): string {
  return text.replace(/&(#x[0-9a-f]+|#\d+|[a-z]+);/gi, (whole, name: string) => {
    if (name.startsWith('#')) {
      const hex = name[1] === 'x' || name[1] === 'X'
      return String.fromCodePoint(Number.parseInt(name.slice(hex ? 2 : 1), hex ? 16 : 10))
    }
    const character = namedEntities.get(name)
    if (character !== undefined) return character
    throw new BuildCheckError(
      `${owner} contains the entity ${whole}, which is not known. Add it to src/ingest/text/html-text.ts.`,
    )
  })
}

/** The HTML as text in which backticks mark code; links and emphasis keep only their text. */
export function htmlToCodeText(html: string, owner: string): string {
  return tokenizeHtml(html, owner)
    .map((token) => {
      if (token.type === 'text') return token.value.replaceAll('`', LITERAL_BACKTICK)
      return token.tag === 'code' || token.tag === 'kbd' ? '`' : ''
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}
