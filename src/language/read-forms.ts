/** A way to write something: a regular expression, and the words that name what it shows, with its groups as `$1`. */
export type WrittenForm = { readonly pattern: string; readonly words: string }

/** Reads texts by the first of some forms; the narrower ones come first. */
export function readerOfForms(forms: readonly WrittenForm[]): (text: string) => string | undefined {
  const all = forms.map(({ pattern, words }) => ({ pattern: new RegExp(pattern), words }))
  return (text) => {
    for (const { pattern, words } of all) {
      const match = pattern.exec(text)
      if (match !== null)
        return words.replaceAll(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '')
    }
    return undefined
  }
}
