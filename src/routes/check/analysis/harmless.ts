/** Why nothing is lost where a browser lacks an entry, as a sentence; undefined if something is. */
export function harmlessReason(key: string): string | undefined {
  if (exceptions.has(key)) return undefined
  for (let part = key; part !== ''; part = part.slice(0, Math.max(0, part.lastIndexOf('.')))) {
    const reason = reasons.get(part)
    if (reason !== undefined) return reason
  }
  return undefined
}

const properties = (...names: readonly string[]) => names.map((name) => `css.properties.${name}`)
const descriptors = (...names: readonly string[]) =>
  names.map((name) => `css.at-rules.font-face.${name}`)
const selectors = (...names: readonly string[]) => names.map((name) => `css.selectors.${name}`)
const atRules = (...names: readonly string[]) => names.map((name) => `css.at-rules.${name}`)
const elements = (...names: readonly string[]) => names.map((name) => `html.elements.${name}`)
const attributes = (...names: readonly string[]) =>
  names.map((name) => `html.global_attributes.${name}`)

const axes = ['', '-block', '-inline', '-x', '-y']

const corners = [
  '',
  '-top',
  '-bottom',
  '-left',
  '-right',
  '-block-start',
  '-block-end',
  '-inline-start',
  '-inline-end',
  '-top-left',
  '-top-right',
  '-bottom-left',
  '-bottom-right',
  '-start-start',
  '-start-end',
  '-end-start',
  '-end-end',
]

/**
 * Entries without which a page only looks or feels a little different: everything can still be
 * read and used, and no code fails. An entry stands for those below it, too. The reasons are what
 * visitors read.
 *
 * Not in the list: what hides or moves content, what scripts call, and what is about security.
 */
const harmless: readonly (readonly [reason: string, keys: readonly string[]])[] = [
  ['Another pointer is shown.', properties('cursor')],
  ['The element keeps its size.', properties('resize', 'field-sizing')],
  [
    'A tap looks as usual in the browser.',
    properties('-webkit-tap-highlight-color', '-webkit-touch-callout'),
  ],
  ['It only tells the browser what to expect.', properties('will-change')],
  [
    'Only prints look different.',
    properties(
      'print-color-adjust',
      '-webkit-print-color-adjust',
      'color-adjust',
      'orphans',
      'widows',
    ),
  ],
  [
    'The browser chooses the size of text on small screens.',
    properties('text-size-adjust', '-webkit-text-size-adjust', '-moz-text-size-adjust'),
  ],
  ['It is for small screens.', elements('meta.name.viewport')],
  ['The page scrolls at once.', properties('scroll-behavior')],
  [
    'Scrolling goes on in what is around the element.',
    properties(...axes.map((axis) => `overscroll-behavior${axis}`)),
  ],
  ['The page may move while content arrives.', properties('overflow-anchor')],
  [
    'Letters look a little different.',
    properties(
      'text-rendering',
      'font-smooth',
      '-webkit-font-smoothing',
      '-moz-osx-font-smoothing',
      'font-kerning',
      '-webkit-font-kerning',
      'font-optical-sizing',
      'font-synthesis',
      'font-synthesis-position',
      'font-synthesis-small-caps',
      'font-synthesis-style',
      'font-synthesis-weight',
      'font-variant-ligatures',
      '-webkit-font-variant-ligatures',
      'text-autospace',
      'text-spacing-trim',
      'hanging-punctuation',
      'text-justify',
    ),
  ],
  [
    'Another font of the list is shown.',
    properties(
      ...['math', 'system-ui', 'ui-monospace', 'ui-rounded', 'ui-sans-serif', 'ui-serif'].map(
        (name) => `font-family.${name}`,
      ),
    ),
  ],
  ['Text appears when its font has arrived.', descriptors('font-display')],
  [
    'Text may move when its font arrives.',
    descriptors('ascent-override', 'descent-override', 'line-gap-override', 'size-adjust'),
  ],
  [
    'Lines break elsewhere.',
    properties(
      'hyphens',
      '-webkit-hyphens',
      '-moz-hyphens',
      'hyphenate-character',
      '-webkit-hyphenate-character',
      'hyphenate-limit-chars',
      'hyphenate-limit-lines',
      'text-wrap.balance',
      'text-wrap.pretty',
      'text-wrap.stable',
      'text-wrap-style',
    ),
  ],
  [
    'Underlines look a little different.',
    properties(
      'text-decoration-skip',
      '-webkit-text-decoration-skip',
      'text-decoration-skip-ink',
      'text-decoration-skip-spaces',
      'text-decoration-thickness',
      'text-underline-offset',
      'text-underline-position',
      '-webkit-text-underline-position',
    ),
  ],
  ['Controls have the colors of the browser.', properties('accent-color', 'caret-color')],
  [
    'Controls and scroll bars have light colors.',
    [...properties('color-scheme'), ...elements('meta.name.color-scheme')],
  ],
  [
    'Scroll bars look as in other windows.',
    [
      ...properties('scrollbar-color', 'scrollbar-width'),
      ...selectors(
        ...['', '-button', '-corner', '-thumb', '-track', '-track-piece'].map(
          (part) => `-webkit-scrollbar${part}`,
        ),
      ),
    ],
  ],
  ['Content may move when a scroll bar appears.', properties('scrollbar-gutter')],
  [
    'Marked text looks as usual in the browser.',
    selectors('selection', 'target-text', 'spelling-error', 'grammar-error'),
  ],
  [
    'The page takes longer to draw.',
    properties(
      'content-visibility',
      ...['size', 'width', 'height', 'block-size', 'inline-size'].map(
        (size) => `contain-intrinsic-${size}`,
      ),
    ),
  ],
  [
    'A change happens at once, not gradually.',
    [
      ...properties('interpolate-size', 'transition-behavior', 'view-transition-name'),
      ...properties('view-transition-class', 'view-transition-group'),
      ...atRules('starting-style', 'view-transition'),
    ],
  ],
  ['Corners are round.', properties(...corners.map((corner) => `corner${corner}-shape`))],
  ['Bright pictures are as bright as the screen.', properties('dynamic-range-limit')],
  ['Tabs have another width.', properties('tab-size', '-moz-tab-size')],
  [
    'The page does not follow this wish of its visitors.',
    atRules(
      ...['contrast', 'reduced-data', 'reduced-motion', 'reduced-transparency'].map(
        (wish) => `media.prefers-${wish}`,
      ),
      'media.prefers-color-scheme',
      'media.inverted-colors',
    ),
  ],
  ['The bar of the browser keeps its color.', elements('meta.name.theme-color')],
  [
    'It loads a little later.',
    elements(
      ...['compression-dictionary', 'dns-prefetch', 'modulepreload', 'preconnect', 'prefetch'].map(
        (hint) => `link.rel.${hint}`,
      ),
      'link.rel.preload',
      'link.rel.prerender',
      'link.as',
      'script.type.speculationrules',
    ),
  ],
  [
    'It loads at once, or in another order.',
    elements(
      'img.loading',
      'iframe.loading',
      'audio.loading',
      'video.loading',
      'img.decoding',
      'img.fetchpriority',
      'link.fetchpriority',
      'script.fetchpriority',
      'img.sizes.auto',
      'link.blocking',
      'script.blocking',
      'style.blocking',
      'link.rel.expect',
    ),
  ],
  [
    'The keyboard on the screen is the usual one.',
    attributes('enterkeyhint', 'inputmode', 'autocapitalize'),
  ],
  [
    'The browser checks and completes text as usual.',
    attributes('spellcheck', 'autocorrect', 'writingsuggestions'),
  ],
  ['A video plays in full screen.', elements('video.playsinline')],
  [
    'The player offers more.',
    elements(
      'audio.controlslist',
      'audio.disableremoteplayback',
      'video.controlslist',
      'video.disablepictureinpicture',
      'video.disableremoteplayback',
    ),
  ],
  ['A list of files opens, not the camera.', elements('input.capture')],
  ['Several can be open together.', elements('details.name')],
  [
    'The page cannot be installed, or has another icon.',
    elements('link.rel.icon', 'link.rel.manifest'),
  ],
  [
    'Nothing is measured.',
    [
      ...attributes('elementtiming', 'containertiming', 'containertimingignore'),
      ...['a', 'area', 'img', 'script'].flatMap((name) => elements(`${name}.attributionsrc`)),
      ...elements('a.ping', 'area.ping'),
    ],
  ],
  [
    'It is shown in one line.',
    [...elements('textarea.placeholder.line_breaks'), ...attributes('title.multi-line_titles')],
  ],
  ['No other style is offered.', elements('link.rel.alternate_stylesheet')],
]

/** What makes a difference although it is below a harmless entry. */
const exceptions: ReadonlySet<string> = new Set(['css.properties.content-visibility.hidden'])

const reasons: ReadonlyMap<string, string> = new Map(
  harmless.flatMap(([reason, keys]) => keys.map((key) => [key, reason] as const)),
)

/** The keys in the list. */
export const harmlessKeys: readonly string[] = [...reasons.keys()]
