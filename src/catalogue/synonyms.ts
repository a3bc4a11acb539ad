import type { SynonymHit } from 'algoliasearch'

/** Words that mean the same: each finds what the others find. */
const equals: readonly (readonly string[])[] = [
  ['js', 'javascript'],
  ['wasm', 'webassembly'],
  ['css variables', 'custom properties'],
  ['regex', 'regexp', 'regular expression'],
  ['es2015', 'ecmascript 2015'],
  ['color', 'colour'],
  ['gray', 'grey'],
  ['center', 'centre'],
  ['fullscreen', 'full screen'],
  ['website', 'web site'],
  ['data uri', 'data url'],
  ['async iterator', 'async iteration'],
]

/** Acronyms and concepts: typing the first finds the others, never the other way round. */
const leads: readonly (readonly [typed: string, ...found: string[]])[] = [
  ['a11y', 'accessibility', 'aria'],
  ['i18n', 'internationalization', 'intl'],
  ['l10n', 'localization', 'locale', 'intl'],
  ['sse', 'server-sent events', 'eventsource'],
  ['pwa', 'manifest', 'service workers', 'web app'],
  ['sw', 'service worker', 'service workers'],
  ['ws', 'websocket', 'websockets'],
  ['idb', 'indexeddb'],
  ['csp', 'content security policy', 'content-security-policy'],
  ['coop', 'cross-origin-opener-policy'],
  ['coep', 'cross-origin-embedder-policy'],
  ['corp', 'cross-origin-resource-policy'],
  ['cors', 'cross-origin', 'access-control-allow-origin'],
  ['hsts', 'strict-transport-security'],
  ['sri', 'subresource integrity', 'integrity'],
  ['xhr', 'xmlhttprequest'],
  ['ajax', 'xmlhttprequest', 'fetch'],
  ['passkey', 'webauthn', 'web authentication'],
  ['passkeys', 'webauthn', 'web authentication'],
  ['fido', 'webauthn', 'web authentication'],
  ['modal', 'dialog'],
  ['lightbox', 'dialog'],
  ['tooltip', 'popover'],
  ['dropdown', 'popover', 'select'],
  ['accordion', 'details'],
  ['disclosure', 'details'],
  ['toggle switch', 'switch'],
  ['slider', 'range input'],
  ['autocomplete list', 'datalist'],
  ['dark mode', 'prefers-color-scheme', 'color-scheme', 'light-dark'],
  ['reduced motion', 'prefers-reduced-motion'],
  ['media query', 'media queries', '@media'],
  ['breakpoint', 'media queries', '@media'],
  ['parent selector', ':has'],
  ['dvh', 'dynamic viewport', 'viewport units'],
  ['svh', 'small viewport', 'viewport units'],
  ['lvh', 'large viewport', 'viewport units'],
  ['ligatures', 'font-variant-ligatures'],
  ['drop shadow', 'drop-shadow', 'box-shadow'],
  ['rounded corners', 'border-radius'],
  ['parallax', 'scroll-driven animations'],
  ['carousel', 'scroll snap', 'scroll markers'],
  ['truncate', 'text-overflow', 'line-clamp'],
  ['ellipsis', 'text-overflow', 'line-clamp'],
  ['bem', '@scope'],
  ['p3', 'display-p3', 'color()'],
  ['wide gamut', 'color-gamut', 'color()', 'oklch'],
  ['speech recognition', 'web speech', 'speechrecognition'],
  ['tts', 'speech synthesis', 'speechsynthesis'],
]

/** At most 1,000 are allowed for an index. */
export const synonyms: readonly SynonymHit[] = [
  ...equals.map((words): SynonymHit => ({
    objectID: `equal-${slug(words[0] ?? '')}`,
    type: 'synonym',
    synonyms: [...words],
  })),
  ...leads.map(([typed, ...found]): SynonymHit => ({
    objectID: `lead-${slug(typed)}`,
    type: 'oneWaySynonym',
    input: typed,
    synonyms: found,
  })),
]

function slug(words: string): string {
  return words.replace(/[^a-z0-9]+/g, '-')
}
