/** A fragment of markup whose interpolated values are escaped. Only `xml` creates one. */
export class Markup {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  toString(): string {
    return this.#text
  }
}

/** A value in a template: text is escaped, markup is not; lists are concatenated. */
type Part = string | number | Markup | readonly Markup[]

// Characters that XML 1.0 cannot represent (https://www.w3.org/TR/xml/#charsets).
const illegal = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

const special = /[&<>"'\t\n\r]/g

// White space too: in attributes, parsers turn it into plain spaces or line feeds.
const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
}

/**
 * Escapes text for element content or a quoted attribute, in XML and HTML. A parser reads the same
 * text back, minus the characters that XML cannot represent.
 */
export function escapeXml(text: string): string {
  return text
    .replaceAll(illegal, '')
    .replaceAll(special, (character) => references[character] ?? character)
}

/** Creates markup from a template literal; escapes interpolated text. */
export function xml(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(strings.reduce((text, next, place) => text + write(parts[place - 1]) + next))
}

function write(part: Part | undefined): string {
  if (part === undefined) return ''
  if (part instanceof Markup) return part.toString()
  if (typeof part === 'string' || typeof part === 'number') return escapeXml(String(part))
  return part.join('')
}
