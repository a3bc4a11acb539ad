import { xml } from '#lib/formats/xml.ts'

import { clipText, textWidth } from './text-width.ts'

export type Tone = 'good' | 'newer' | 'partial' | 'bad'

export type BadgeText = {
  /** What it is about: the name of a feature. */
  readonly label: string
  readonly message: string
  /** One or two sentences for those who do not see it. */
  readonly description: string
  readonly tone: Tone
}

const HEIGHT = 20
const SIZE = 11
const PADDING = 7
const BASE = 14
const RADIUS = 4

/** Characters of each part; longer texts are in the title. */
const LONGEST = 64

/**
 * A badge cannot know the page around it: in both schemes its outline has 3 : 1 against white and
 * black, and its texts have 4.5 : 1 against their part.
 */
const tones = {
  good: ['#006731', '#78d694'],
  newer: ['#005f9e', '#7dc3f4'],
  partial: ['#8b4b00', '#f2b966'],
  bad: ['#a92227', '#f98f87'],
} as const satisfies Record<Tone, readonly [light: string, dark: string]>

/** Draws a badge without script, font or image of its own; less than 2 kB. */
export function badgeSvg({ label, message, description, tone }: BadgeText): string {
  const [left, right] = [label, message].map((text) => clipText(text, LONGEST))
  const [leftWidth, rightWidth] = [left, right].map((text = '') => textWidth(text, SIZE))
  const start = (leftWidth ?? 0) + 2 * PADDING
  const width = start + (rightWidth ?? 0) + 2 * PADDING
  const straight = width - start - RADIUS
  const corner = `M${start} 0h${straight}a${RADIUS} ${RADIUS} 0 0 1 ${RADIUS} ${RADIUS}v${HEIGHT - 2 * RADIUS}a${RADIUS} ${RADIUS} 0 0 1-${RADIUS} ${RADIUS}h-${straight}z`
  return String(xml`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}" role="img" aria-labelledby="t" aria-describedby="d">
<title id="t">${label}: ${message}</title>
<desc id="d">${description}</desc>
<style>${styleOf(tone)}</style>
<rect class="a" x=".5" y=".5" width="${width - 1}" height="${HEIGHT - 1}" rx="${RADIUS - 0.5}"/>
<path class="c" d="${corner}"/>
<text class="b" x="${PADDING}" y="${BASE}" textLength="${leftWidth ?? 0}" lengthAdjust="spacingAndGlyphs">${left ?? ''}</text>
<text class="d" x="${start + PADDING}" y="${BASE}" textLength="${rightWidth ?? 0}" lengthAdjust="spacingAndGlyphs">${right ?? ''}</text>
</svg>
`)
}

function styleOf(tone: Tone): string {
  const [light, dark] = tones[tone]
  return [
    `text{font:${SIZE}px Verdana,Geneva,DejaVu Sans,sans-serif}`,
    '.a{fill:#f4f2ee;stroke:#89867e}.b{fill:#1d1f25}',
    `.c{fill:${light}}.d{fill:#fff}`,
    '@media(prefers-color-scheme:dark){',
    '.a{fill:#191a1f;stroke:#72747c}.b{fill:#ecebe8}',
    `.c{fill:${dark}}.d{fill:#0c0f18}}`,
  ].join('')
}
