/** Parses an XML document strictly; for tests under jsdom. */
export function parseXml(text: string): Document {
  const parsed = new DOMParser().parseFromString(text, 'application/xml')
  const error = parsed.querySelector('parsererror')
  if (error !== null) throw new Error(`${error.textContent}\n${text.slice(0, 500)}`)
  return parsed
}

/** The texts of all elements of a name, in order. */
export const textsOf = (parent: ParentNode, name: string): readonly string[] =>
  [...parent.querySelectorAll(name)].map((element) => element.textContent)
