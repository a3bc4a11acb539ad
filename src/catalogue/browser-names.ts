import { browserPhrases, otherPhrases } from '#lib/browser-names.ts'
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

/** A browser with a version, if there is one: "safari-20", "safari 15.4", "chrome". */
export function readNamed(text: string) {
  const [, name = '', version] = namedVersion.exec(text) ?? []
  const browser = browserNamed(name)
  return browser === undefined ? undefined : { browser, version }
}

function lettersOf(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_.]/gu, '')
}
