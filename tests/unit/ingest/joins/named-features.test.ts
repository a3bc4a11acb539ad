import { expect, test } from 'vitest'

import { namedFeatures } from '#ingest/joins/named-features.ts'

const nameOf = (id: string): string => id.toUpperCase()

test('a record names its first sixty features, and the first five of them for a row', () => {
  const ids = Array.from({ length: 70 }, (_, number) => `f${number}`)
  const { features, featureNames, topFeatureNames, featureCount } = namedFeatures(ids, nameOf)
  expect(features).toEqual(ids.slice(0, 60))
  expect(featureNames).toEqual(ids.slice(0, 60).map(nameOf))
  expect(topFeatureNames).toEqual(['F0', 'F1', 'F2', 'F3', 'F4'])
  expect(featureCount).toBe(70)
})
