import { expect, test } from 'vitest'

import { isForeign } from '#language/foreign-text.ts'

test.each([
  'ドラッグ',
  '深色模式',
  'тёмная тема',
  'Bild größer machen',
  'arrastrar y soltar',
  'text mit schatten',
  'image avec bordure',
  'menu de navegação',
])('%j seems to be in another language', (text) => {
  expect(isForeign(text)).toBe(true)
})

test.each(['dark mode', 'frobnicate selector', 'Math.μ', 'le', 'delegatesFocus', 'de', '::before'])(
  '%j does not',
  (text) => {
    expect(isForeign(text)).toBe(false)
  },
)
