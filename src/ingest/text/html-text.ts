import type { NoteSurprise } from '#ingest/sources/surprises.ts'
import { LITERAL_BACKTICK } from '#lib/code-text.ts'

/** A tag or the text between two tags, with entities decoded. */
export type HtmlToken =
  | { readonly type: 'text'; readonly value: string }
  | { readonly type: 'open'; readonly tag: string; readonly href?: string }
  | { readonly type: 'close'; readonly tag: string }

const allowedTags = new Set(['code', 'a', 'em', 'kbd', 'strong', 'i'])
const tagPattern = /<(\/?)([a-z]+)(?:\s+href="([^"]*)")?\s*>/g

/**
 * Unknown tags, attributes and entities stay as text; links are kept only if they are https.
 * @param notice reports these
 */
export function tokenizeHtml(html: string, notice: NoteSurprise): readonly HtmlToken[] {
  const tokens: HtmlToken[] = []
  let end = 0
  for (const match of html.matchAll(tagPattern)) {
    const [whole, slash, tag = '', href] = match
    if (!allowedTags.has(tag)) continue
    pushText(tokens, html.slice(end, match.index), notice)
    if (slash === '/') tokens.push({ type: 'close', tag })
    else tokens.push({ type: 'open', tag, ...linkOf(href, notice) })
    end = match.index + whole.length
  }
  pushText(tokens, html.slice(end), notice)
  return tokens
}

function pushText(tokens: HtmlToken[], raw: string, notice: NoteSurprise): void {
  for (const [tag] of raw.matchAll(/<\/?[a-z!?][^>]*>?/gi)) {
    notice(
      `holds the HTML tag ${tag}, shown as text; src/ingest/text/html-text.ts does not know it`,
    )
  }
  if (raw !== '') tokens.push({ type: 'text', value: decode(raw, notice) })
}

function linkOf(href: string | undefined, notice: NoteSurprise): { readonly href?: string } {
  if (href === undefined) return {}
  if (href.startsWith('https://')) return { href: decode(href, notice) }
  notice(`links to ${href}, which is not an https address, and is shown without the link`)
  return {}
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

/** Decodes entities once: `&amp;lt;` becomes `&lt;`. Unknown ones stay. */
function decode(text: string, notice: NoteSurprise): string {
  return text.replace(/&(#x[0-9a-f]+|#\d+|[a-z]+);/gi, (whole, name: string) => {
    const character = name.startsWith('#') ? numbered(name.slice(1)) : namedEntities.get(name)
    if (character === undefined) {
      notice(
        `holds the entity ${whole}, shown as text; src/ingest/text/html-text.ts does not know it`,
      )
    }
    return character ?? whole
  })
}

/** The character of "x3C" or "60"; undefined outside Unicode. */
function numbered(digits: string): string | undefined {
  const point = Number(/^x/i.test(digits) ? `0${digits}` : digits)
  return point <= 0x10_ff_ff ? String.fromCodePoint(point) : undefined
}

/** Text in which backticks mark code; drops links and emphasis. */
export function htmlToCodeText(html: string, notice: NoteSurprise): string {
  return tokenizeHtml(html, notice)
    .map((token) => {
      if (token.type === 'text') return token.value.replaceAll('`', LITERAL_BACKTICK)
      return token.tag === 'code' || token.tag === 'kbd' ? '`' : ''
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}
