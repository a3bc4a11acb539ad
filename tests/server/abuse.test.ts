import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { attack } from '#tests/abuse/attack.ts'
import { publicRoutes, someCases } from '#tests/abuse/cases.ts'
import { listExtremes } from '#tests/abuse/extremes.ts'
import { newFolder, removeFolder, type Server, startServer } from '#tests/support/server.ts'

let server: Server
let folder = ''

beforeAll(async () => {
  folder = await newFolder(inject('filledFolder'))
  server = await startServer({ PLINTH_DATA: folder }, 'tests/support/background-server.ts')
})

afterAll(async () => {
  await server.stop()
  await removeFolder(folder)
})

/** Chooses the kinds of values; `npm run test:abuse` tries them all. */
const SEED = 7

test('parameters at their largest delay no light search and leave no memory behind', async () => {
  const { outcomes, harmful, growth } = await attack(server, someCases(SEED, 10), { patience: 10 })
  expect(outcomes.length).toBeGreaterThan(40)
  expect(harmful).toEqual([])
  expect(growth).toBeLessThan(400)
  // An endpoint that refuses all that it is sent is not tried.
  expect(outcomes.filter(({ status }) => status === 200).length).toBeGreaterThan(25)
})

test('every kind of value is sent to a parameter that accepts it, at every public endpoint', () => {
  expect(publicRoutes).toContain('POST /1/events')
  const legal = listExtremes().filter(({ isLegal }) => isLegal)
  expect(new Set(legal.map(({ parameter }) => parameter)).size).toBeGreaterThan(60)
  expect(new Set(legal.map(({ kind }) => kind)).size).toBeGreaterThan(35)
})
