/** A piece of markup: whatever was put into it has been escaped. Only `xml` makes one. */
export class Markup {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  toString(): string {
    return this.#text
  }
}

/** What can stand in a template: text is escaped, markup is not; a list is written one after the other. */
type Part = string | number | Markup | readonly Markup[]

// Everything but the characters of XML 1.0 (https://www.w3.org/TR/xml/#charsets): no reference can write the others.
const illegal = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

const special = /[&<>"'\t\n\r]/g

// White space too: a parser makes plain spaces of it in an attribute, and one line feed of a carriage return.
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
 * Text as the content of an element or a quoted attribute, in XML and in HTML alike. A parser reads the same text
 * back, without the characters that no XML document can hold.
 */
export function escapeXml(text: string): string {
  return text
    .replaceAll(illegal, '')
    .replaceAll(special, (character) => references[character] ?? character)
}

/** Markup from a template; what is put in is escaped where it is not markup itself. */
export function xml(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(strings.reduce((text, next, place) => text + write(parts[place - 1]) + next))
}

function write(part: Part | undefined): string {
  if (part === undefined) return ''
  if (part instanceof Markup) return part.toString()
  if (typeof part === 'string' || typeof part === 'number') return escapeXml(String(part))
  return part.join('')
}
