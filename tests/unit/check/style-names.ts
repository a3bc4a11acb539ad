import { tokenize, tokenTypes } from 'css-tree/tokenizer'

/** Tokens with a meaning of their own: not white space, comments and punctuation. */
const meaningful = new Set([
  tokenTypes.Ident,
  tokenTypes.Function,
  tokenTypes.AtKeyword,
  tokenTypes.Hash,
  tokenTypes.String,
  tokenTypes.Url,
  tokenTypes.Number,
  tokenTypes.Percentage,
  tokenTypes.Dimension,
])

/** The names, numbers and strings of a style sheet, by the tokenizer alone. */
export function namesIn(text: string) {
  const names: { readonly start: number; readonly end: number; readonly name: string }[] = []
  let isImportance = false
  tokenize(text, (type, start, end) => {
    const name = text.slice(start, end)
    // "!important" belongs to no part of a value.
    if (meaningful.has(type) && !isImportance) {
      const last = type === tokenTypes.Function ? end - 1 : end
      names.push({ start, end: last, name })
    }
    isImportance = name === '!'
  })
  return names
}
