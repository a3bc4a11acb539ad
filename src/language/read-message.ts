import table from './messages.json' with { type: 'json' }
import { readerOfForms } from './read-forms.ts'
import { readCall } from './read-script.ts'

/** The messages of Chromium, Firefox, Safari, Node.js, TypeScript and linters. */
const readForm = readerOfForms(table.messages)

/** What an error message is about: "at" of "TypeError: items.at is not a function". A call in it is read as code. */
export function readMessage(text: string): string | undefined {
  const named = readForm(text)
  return named?.endsWith('()') ? (readCall(named) ?? named) : named
}
