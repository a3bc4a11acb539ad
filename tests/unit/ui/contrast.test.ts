import { readFileSync, readdirSync } from 'node:fs'

import { expect, test } from 'vitest'

import { contrast } from '#tests/support/contrast.ts'

type Theme = 'light' | 'dark'

const tokens = readFileSync(new URL('../../../src/styles/tokens.css', import.meta.url), 'utf8')

function colorOf(role: string, theme: Theme): string {
  const found = new RegExp(`--color-${role}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(
    tokens,
  )
  const color = found?.[theme === 'light' ? 1 : 2]
  if (color === undefined) throw new Error(`tokens.css has no colour for the role ${role}.`)
  return color
}

const grounds = ['page', 'surface', 'sunken']
const themes = ['light', 'dark'] as const

/** Pairs of text and background colours. */
const text: readonly (readonly [ink: string, ground: string])[] = [
  ...onEach(['text', 'muted', 'accent', 'danger'], grounds),
  ...onEach(['text', 'muted'], ['accent-soft']),
  ...onEach(['text'], ['mark', 'newly-soft', 'limited-soft', 'danger-soft']),
  ...onEach(['accent'], ['limited-soft', 'danger-soft']),
  ['on-accent', 'accent'],
  ['widely', 'widely-soft'],
  ['newly', 'newly-soft'],
  ['limited', 'limited-soft'],
  ['danger', 'danger-soft'],
]
const controls = onEach(['line-strong', 'focus', 'accent'], grounds)

function onEach(inks: readonly string[], under: readonly string[]) {
  return inks.flatMap((ink) => under.map((ground) => [ink, ground] as const))
}

function inThemes(pairs: readonly (readonly [ink: string, ground: string])[]) {
  return themes.flatMap((theme) => pairs.map(([ink, ground]) => ({ theme, ink, ground })))
}

test.each(inThemes(text))('in the $theme theme $ink on $ground can be read', (pair) => {
  const { theme, ink, ground } = pair
  expect(contrast(colorOf(ink, theme), colorOf(ground, theme))).toBeGreaterThanOrEqual(4.5)
})

test.each(inThemes(controls))('in the $theme theme $ink on $ground can be seen', (pair) => {
  const { theme, ink, ground } = pair
  expect(contrast(colorOf(ink, theme), colorOf(ground, theme))).toBeGreaterThanOrEqual(3)
})

test.each(inThemes(onEach(['muted'], grounds)))(
  'in the $theme theme an old value in $ink on $ground can be read',
  ({ theme, ink, ground }) => {
    const opacity = Number(/--opacity-old: ([\d.]+);/.exec(tokens)?.[1])
    const [front, back] = [colorOf(ink, theme), colorOf(ground, theme)]
    expect(contrast(blend(front, back, opacity), back)).toBeGreaterThanOrEqual(4.5)
  },
)

/** Two colours, "#fbfaf7", of which the first lets the second through. */
function blend(front: string, back: string, opacity: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [over, under] = [front, back].map((color) => Number.parseInt(color.slice(at, at + 2), 16))
    return Math.round((over ?? 0) * opacity + (under ?? 0) * (1 - opacity))
  })
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** Not text: lines between rows, and the dimmed page behind a dialog. */
const decoration = ['line', 'scrim']

test('every colour is measured on another, or another on it', () => {
  const names = [...tokens.matchAll(/--color-([\w-]+): light-dark/g)].map(([, name]) => name)
  const measured = new Set([...text, ...controls].flat())
  expect(names.length).toBeGreaterThan(20)
  expect(names.filter((name) => name !== undefined && !measured.has(name))).toEqual(decoration)
})

test('a rule that sets a text and its ground sets a pair that is measured', () => {
  const root = new URL('../../../src/', import.meta.url)
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  const rules = files
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => readFileSync(new URL(file, root), 'utf8').match(/\{[^{}]*\}/g) ?? [])
  const pairs = rules.flatMap((rule) => {
    const ink = /[\s;{]color: var\(--color-([\w-]+)\)/.exec(rule)?.[1]
    const ground = /[\s;{]background: var\(--color-([\w-]+)\)/.exec(rule)?.[1]
    return ink === undefined || ground === undefined ? [] : [`${ink} on ${ground}`]
  })
  const measured = new Set(text.map(([ink, ground]) => `${ink} on ${ground}`))
  expect(pairs.length).toBeGreaterThan(10)
  expect(pairs.filter((pair) => !measured.has(pair))).toEqual([])
})

test('the measure knows the extremes', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#777777')).toBe(1)
})
