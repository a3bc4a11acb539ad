import { browserPhrases, channelPhrases, otherPhrases } from '#lib/browser-names.ts'
import { VERSION } from '#lib/version.ts'

/** The browser of the data that a group of names means: Chromium has the releases of Chrome, legacy Edge those of Edge. */
export const browserOfGroup = (group: string): string =>
  group === 'chromium' ? 'chrome' : group === 'edge_legacy' ? 'edge' : group

/** The browser with a name, by its letters alone: "Chrome for Android", "and_chr"; its ID in the data, or in caniuse. */
export function browserNamed(name: string): string | undefined {
  return byLetters.get(lettersOf(name))
}

const byLetters: ReadonlyMap<string, string> = new Map(
  Object.entries({ ...browserPhrases, ...otherPhrases }).flatMap(([id, phrases]) =>
    [id, ...phrases.split('|')].map((name) => [lettersOf(name), browserOfGroup(id)] as const),
  ),
)

const namedVersion = new RegExp(String.raw`^(.*?[a-z_])(?:[-@\s]*${VERSION})?$`, 'iu')

/** A browser with a version or a channel, if there is one: "safari-20", "chrome beta", "chrome". */
export function readNamed(text: string) {
  const [, name = '', version] = namedVersion.exec(text) ?? []
  const browser = browserNamed(name)
  return browser === undefined ? readChannel(text) : { browser, version }
}

const CHANNEL = Object.values(channelPhrases).join('|')
const channelAfter = new RegExp(String.raw`^(.+?)[-\s]+(${CHANNEL})$`, 'iu')
const channelBefore = new RegExp(String.raw`^(${CHANNEL})\s+(.+)$`, 'iu')

/** A browser with the word for a channel as its version: "chrome beta", "latest safari". */
function readChannel(text: string) {
  const [, last = '', name = ''] = channelBefore.exec(text) ?? []
  const [, first = name, word = last] = channelAfter.exec(text) ?? []
  const browser = browserNamed(first)
  return browser === undefined ? undefined : { browser, version: word }
}

function lettersOf(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_.]/gu, '')
}
