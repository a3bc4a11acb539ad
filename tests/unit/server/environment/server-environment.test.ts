import { resolve } from 'node:path'

import { expect, test } from 'vitest'

import {
  EnvironmentError,
  readDevelopmentEnvironment,
  readServerEnvironment,
} from '#server/environment/server-environment.ts'

test('an empty environment gives the defaults', () => {
  const defaults = {
    hostname: '127.0.0.1',
    port: 4173,
    appId: 'plinth',
    searchKey: 'plinth-search',
    adminKey: undefined,
    dataFolder: resolve('.plinth'),
    prefix: '',
    accessLog: false,
  }
  expect(readServerEnvironment({}, 4173)).toEqual(defaults)
  expect(readServerEnvironment({ PORT: '', HOST: '', PLINTH_DATA: '' }, 4173)).toEqual(defaults)
})

test('every variable of the environment is read', () => {
  const environment = {
    HOST: '::1',
    PORT: '0',
    PLINTH_APP_ID: 'mine',
    PLINTH_SEARCH_KEY: 'public',
    PLINTH_ADMIN_KEY: 'private',
    PLINTH_DATA: '/data',
    INDEX_PREFIX: 'stage_',
    PLINTH_ACCESS_LOG: '1',
  }
  expect(readServerEnvironment(environment, 4173)).toEqual({
    hostname: '::1',
    port: 0,
    appId: 'mine',
    searchKey: 'public',
    adminKey: 'private',
    dataFolder: '/data',
    prefix: 'stage_',
    accessLog: true,
  })
})

test('the prefix of the page is the prefix of the store', () => {
  expect(readServerEnvironment({ VITE_INDEX_PREFIX: 'page_' }, 1).prefix).toBe('page_')
})

test.each([
  [{ PORT: '65536' }, /PORT is "65536"/],
  [{ PORT: '-1' }, /PORT is "-1"/],
  [{ PORT: '80a' }, /PORT is "80a"/],
  [{ PORT: '4190' }, /PORT is 4190, a port that browsers refuse to open .+: PORT=4191\./],
  [{ PORT: '6665' }, /browsers refuse .+: PORT=6670\./],
  [{ PLINTH_APP_ID: 'two words' }, /PLINTH_APP_ID must be/],
  [{ PLINTH_SEARCH_KEY: 'line\nbreak' }, /PLINTH_SEARCH_KEY must be/],
  [{ PLINTH_ADMIN_KEY: 'é' }, /PLINTH_ADMIN_KEY must be/],
  [{ PLINTH_ADMIN_KEY: 'plinth-search' }, /are the same/],
  [{ PLINTH_STANDALONE: '1' }, /PLINTH_STANDALONE is for `npm run build`/],
  [{ BASE_PATH: '/plinth/' }, /BASE_PATH is for `npm run build`/],
])('%o is refused', (environment, sentence) => {
  expect(() => readServerEnvironment(environment, 4173)).toThrow(EnvironmentError)
  expect(() => readServerEnvironment(environment, 4173)).toThrow(sentence)
})

test('a switch that is neither on nor off is refused with its name', () => {
  expect(readServerEnvironment({ PLINTH_ACCESS_LOG: '0' }, 4173).accessLog).toBe(false)
  expect(() => readServerEnvironment({ PLINTH_ACCESS_LOG: 'yes' }, 4173)).toThrow(
    'PLINTH_ACCESS_LOG is "yes"; it must be 1 (on) or 0 (off).',
  )
})

test('the development server has a port and a store of its own, unless told otherwise', () => {
  const own = readDevelopmentEnvironment({})
  expect([own.port, own.dataFolder]).toEqual([5173, resolve('.plinth/development')])
  const given = readDevelopmentEnvironment({ PORT: '8000', PLINTH_DATA: 'elsewhere' })
  expect([given.port, given.dataFolder]).toEqual([8000, resolve('elsewhere')])
})
