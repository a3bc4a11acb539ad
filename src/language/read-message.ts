import table from './messages.json' with { type: 'json' }
import { readCall } from './read-script.ts'

/**
 * The forms of messages of Chromium, Firefox, Safari, Node.js, TypeScript and linters, the narrower ones
 * first. `words` is what a message names; a call in it is read as code.
 */
const forms = table.messages.map(({ pattern, words }) => ({ pattern: new RegExp(pattern), words }))

/** What an error message is about: "at" of "TypeError: items.at is not a function". */
export function readMessage(text: string): string | undefined {
  for (const { pattern, words } of forms) {
    const match = pattern.exec(text)
    if (match === null) continue
    const named = words.replaceAll(/\$(\d)/g, (_, group: string) => match[Number(group)] ?? '')
    return named.endsWith('()') ? (readCall(named) ?? named) : named
  }
  return undefined
}
