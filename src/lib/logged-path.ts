import { decodePart } from './query-string.ts'

type Hidden = { readonly label: string; readonly shown: readonly string[] }

/** Folders of the API whose paths name a key or a visitor, with the words in them that do not. */
const hidden: ReadonlyMap<string, Hidden> = new Map([
  ['keys', { label: '[key]', shown: ['restore'] }],
  ['usertokens', { label: '[token]', shown: [] }],
  ['profiles', { label: '[token]', shown: ['personalization'] }],
])

/** The path of an address in a form safe to log: without query, fragment, API key or user token. */
export function loggedPath(address: string): string {
  const [path = ''] = address.split(/[?&;#]/, 1)
  const parts = path.split('/')
  const [, version = '', folder = '', ...rest] = parts
  const found = decodePart(version) === '1' ? hidden.get(decodePart(folder)) : undefined
  const logged = found ? [...parts.slice(0, 3), ...rest.map((part) => hide(part, found))] : parts
  return logged.join('/').slice(0, 500)
}

const hide = (part: string, { label, shown }: Hidden): string =>
  part === '' || shown.includes(part) ? part : label
