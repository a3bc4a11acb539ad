import { expect, test } from 'vitest'

import { searchedNames } from '#provision/search-key.ts'
import { readServerEnvironment } from '#server/environment/server-environment.ts'
import { warmIndices } from '#server/start/warm.ts'

const environment = readServerEnvironment({}, 0)
const { signal } = new AbortController()
const names = searchedNames(environment.prefix)

test('an index whose search is put off is searched again', async () => {
  const paths: string[] = []
  const answers = [Response.json({}, { status: 429, headers: { 'retry-after': '0' } })]
  await warmIndices(
    async ({ url }) => {
      paths.push(new URL(url).pathname)
      return answers.pop() ?? Response.json({})
    },
    environment,
    { names, signal },
  )
  expect(paths[1]).toBe(paths[0])
  expect(new Set(paths).size).toBe(names.length)
  expect(paths.length).toBe(names.length + 1)
})

const refuse = async () => Response.json({ message: 'the reason' }, { status: 404 })

test('an index that cannot be searched is named with the reason', async () => {
  await expect(warmIndices(refuse, environment, { names, signal })).rejects.toThrow(
    /^Index \w+ cannot be searched: .*the reason/,
  )
})
