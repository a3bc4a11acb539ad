import * as v from 'valibot'

import { readPackageJson } from '#ingest/sources/packages.ts'
import { readShape } from '#ingest/sources/read-shape.ts'

import judgements from './judgements.json' with { type: 'json' }
import people from './people.json' with { type: 'json' }
import openQueries from './queries-open.json' with { type: 'json' }
import type { Judgement } from './ranks.ts'

type Linked = { readonly objectID: string; readonly caniuse?: readonly string[] }

/** The sets of judged queries, by name. */
export async function relevanceSets(
  features: readonly Linked[],
): Promise<ReadonlyMap<string, readonly Judgement[]>> {
  const caniuse = await caniuseTexts(features)
  return new Map<string, readonly Judgement[]>([
    ['judgements', judgements],
    ['open', openQueries],
    ['titles', judgementsOf(caniuse.titles)],
    ['keywords', judgementsOf(caniuse.keywords).filter(({ expect }) => expect.length === 1)],
    ['tune', people.filter(({ set }) => set === 'tune')],
    ['held', people.filter(({ set }) => set === 'held')],
  ])
}

/** Text → ids of the features that it belongs to. */
type Owners = ReadonlyMap<string, ReadonlySet<string>>

function judgementsOf(owners: Owners): readonly Judgement[] {
  return Array.from(owners, ([query, ids]) => ({ index: 'features', query, expect: [...ids] }))
}

const caniuseSchema = v.object({
  data: v.record(v.string(), v.object({ title: v.string(), keywords: v.string() })),
})

/** The titles of caniuse and the keywords that its visitors search by, each with the features that it belongs to. */
async function caniuseTexts(features: readonly Linked[]) {
  const { data } = readShape(caniuseSchema, await readPackageJson('caniuse-db/data.json'))
  const titles = new Map<string, Set<string>>()
  const keywords = new Map<string, Set<string>>()
  for (const { objectID, caniuse = [] } of features) {
    for (const id of caniuse) {
      const entry = data[id]
      if (entry === undefined) continue
      own(titles, entry.title, objectID)
      for (const keyword of entry.keywords.split(',')) {
        if (keyword.trim() !== '') own(keywords, keyword.trim().toLowerCase(), objectID)
      }
    }
  }
  return { titles, keywords }
}

function own(owners: Map<string, Set<string>>, text: string, id: string): void {
  owners.set(text, (owners.get(text) ?? new Set<string>()).add(id))
}
