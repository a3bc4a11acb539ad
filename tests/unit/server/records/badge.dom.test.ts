import { expect, test } from 'vitest'

import { badgeSvg, type BadgeText, type Tone } from '#server/records/badge.ts'
import { clipText, textWidth } from '#server/records/text-width.ts'
import { contrast } from '#tests/support/contrast.ts'
import { parseXml, textsOf } from '#tests/support/xml.ts'

const subgrid: BadgeText = {
  label: 'Subgrid',
  message: 'Baseline widely available',
  description: 'Widely available since 15 Mar 2026.',
  tone: 'good',
}

const draw = (text: Partial<BadgeText> = {}) => {
  const svg = badgeSvg({ ...subgrid, ...text })
  return { svg, root: parseXml(svg).documentElement }
}

const number = (element: Element, name: string) => Number(element.getAttribute(name))

test('a badge has a role, a title and a description for those who do not see it', () => {
  const { root } = draw()
  expect(root.getAttribute('role')).toBe('img')
  const referred = (name: string) => root.querySelector(`#${root.getAttribute(name)}`)?.textContent
  expect(referred('aria-labelledby')).toBe('Subgrid: Baseline widely available')
  expect(referred('aria-describedby')).toBe('Widely available since 15 Mar 2026.')
})

test('texts are set to their width and lie inside the badge, one beside the other', () => {
  const { root } = draw({ label: 'mmmmmm', message: 'iiiiii' })
  const [left, right] = [...root.querySelectorAll('text')]
  if (left === undefined || right === undefined) throw new Error('A badge has two texts.')
  const end = (element: Element) => number(element, 'x') + number(element, 'textLength')
  expect(number(left, 'textLength')).toBeGreaterThan(2 * number(right, 'textLength'))
  expect(end(left)).toBeLessThan(number(right, 'x'))
  expect(end(right)).toBeLessThan(number(root, 'width'))
})

test('a badge has no script, no handler and no address, whatever its texts are', () => {
  const hostile = '"><script>alert(1)</script><a href="https://evil.example" onload=\'x\'>&amp;'
  const { root, svg } = draw({ label: hostile, message: hostile, description: hostile })
  expect(root.querySelectorAll('script, a, image, use, foreignObject')).toHaveLength(0)
  expect(textsOf(root, 'title')).toEqual([`${hostile}: ${hostile}`])
  expect(svg.match(/<[a-z]+/g)).toEqual([
    '<svg',
    '<title',
    '<desc',
    '<style',
    '<rect',
    '<path',
    '<text',
    '<text',
  ])
})

test('a long text is cut at the end, whole in the title', () => {
  const long = 'document.elementFromPoint(), document.elementsFromPoint() and others'
  const { root } = draw({ label: long })
  expect(textsOf(root, 'text')[0]).toBe(`${long.slice(0, 63)}…`)
  expect(textsOf(root, 'title')[0]).toContain(long)
})

const tones: readonly Tone[] = ['good', 'newer', 'partial', 'bad']

/** The colours of a scheme in the style of a badge. */
const colorsOf = (scheme: string) => {
  const color = (pattern: RegExp) => {
    const found = pattern.exec(scheme)?.[1] ?? ''
    return found.length === 4 ? found.replaceAll(/(?<=#.*)(.)/g, '$1$1') : found
  }
  return {
    outline: color(/stroke:(#\w+)/),
    left: [color(/\.b\{fill:(#\w+)/), color(/\.a\{fill:(#\w+)/)] as const,
    right: [color(/\.d\{fill:(#\w+)/), color(/\.c\{fill:(#\w+)/)] as const,
  }
}

test.each(tones)('the colours of the tone %s differ enough in both schemes', (tone) => {
  const style = textsOf(draw({ tone }).root, 'style')[0] ?? ''
  const [light = '', dark = ''] = style.split('@media(prefers-color-scheme:dark)')
  for (const { outline, left, right } of [light, dark].map(colorsOf)) {
    expect(contrast(...left)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(...right)).toBeGreaterThanOrEqual(4.5)
    expect(contrast(outline, '#ffffff')).toBeGreaterThanOrEqual(3)
    expect(contrast(outline, '#000000')).toBeGreaterThanOrEqual(3)
  }
})

test('a wide letter is wider than a narrow one, and a letter of Chinese as wide as high', () => {
  expect(textWidth('W', 100)).toBeGreaterThan(textWidth('i', 100))
  expect(textWidth('漢字', 10)).toBe(20)
  expect(textWidth('', 10)).toBe(0)
})

test('a text is clipped by characters, never within one', () => {
  expect(clipText('🙂🙂🙂', 3)).toBe('🙂🙂🙂')
  expect(clipText('🙂🙂🙂', 2)).toBe('🙂…')
})
