import { expect, test } from 'vitest'

import { groupLevels } from '#ingest/features/records.ts'

const groups = new Map([
  ['css', { name: 'CSS' }],
  ['layout', { name: 'Layout', parent: 'css' }],
  ['grid', { name: 'Grid', parent: 'layout' }],
  ['canvas', { name: 'Canvas' }],
])

test.each([
  [['grid'], { lvl0: ['CSS'], lvl1: ['CSS > Layout'], lvl2: ['CSS > Layout > Grid'] }],
  [
    ['grid', 'layout', 'canvas'],
    { lvl0: ['CSS', 'Canvas'], lvl1: ['CSS > Layout'], lvl2: ['CSS > Layout > Grid'] },
  ],
  [[], {}],
  [['unknown'], {}],
])('the groups %j make the levels %j', (ids, levels) => {
  expect(groupLevels(ids, groups)).toEqual(levels)
})
