import { expect, test } from 'vitest'

import { beginnings, choose, losesPlace } from '#tests/bench/fresh/typing.ts'
import {
  followRedirects,
  freshQueriesText,
  freshSets,
  isRight,
  readFreshQueries,
} from '#tests/relevance/fresh-queries.ts'
import { answerAsPage } from '#tests/relevance/page-answers.ts'
import { recordsOfEverything } from '#tests/relevance/shown-records.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'

const answerTo = await answerAsPage()
const { content } = await loadCatalogue()

/** Of so many queries, these may lose their first place: "column rule" and "document" are names of other things. */
const [TYPED, MOST_LOST] = [40, 3]

test.each(freshSets)(
  'nearly each record that comes first while a query of the set "%s" is typed stays first at every later letter',
  async (set) => {
    const lost: string[] = []
    for (const asked of choose(readFreshQueries(freshQueriesText(set)), TYPED)) {
      const query = followRedirects(asked, content.redirects)
      const isFirst: boolean[] = []
      for (const text of beginnings(query.query)) {
        const [first] = recordsOfEverything(await answerTo(text))
        isFirst.push(first !== undefined && isRight(query, first.list, first.id))
      }
      if (losesPlace(isFirst)) lost.push(query.query)
    }
    expect(lost.length > MOST_LOST ? lost : []).toEqual([])
  },
)
