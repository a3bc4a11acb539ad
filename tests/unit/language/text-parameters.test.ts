import { beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => {
  vi.resetModules()
})

test.each([
  ['arr.at(-1)', 'Array at'],
  ['addEventListener("scrollend",fn)', 'scrollend event'],
  ['text-wrap: balance;', 'text-wrap balance'],
  ['details::details-content', ':details-content'],
  ['user?.name', 'opsignquestionperiod'],
  ['grid in safari', 'grid'],
  [':has()', ':has'],
])(
  'the first query of a page for %s asks for %s once its reader is loaded',
  async (typed, words) => {
    const { everyTextParameters, listTextParameters, prepareText } =
      await import('#language/text-parameters.ts')
    await prepareText(typed)
    expect(listTextParameters(typed, 'features').query).toBe(words)
    expect(everyTextParameters(typed, 'features').query).toBe(words)
    expect(prepareText(typed)).toBeUndefined()
  },
)

test('a single word waits for nothing', async () => {
  const { prepareText } = await import('#language/text-parameters.ts')
  expect(prepareText('grid')).toBeUndefined()
})
