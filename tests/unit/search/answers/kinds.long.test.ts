import { expect, test } from 'vitest'

import { loadSubjects } from '#language/load-subjects.ts'
import { connectWithin } from '#provision/client.ts'
import { askText } from '#search/answers/ask-text.ts'
import { isNamedPart } from '#search/rows/exact-hits.ts'
import { readyRequest } from '#search/targets/filter/ready-request.ts'
import { readResult } from '#search/transport/list-query.ts'
import { loadCatalogue } from '#tests/support/catalogue.ts'
import { catalogueProvider } from '#tests/support/filled-provider.ts'

const { records, summary } = await loadCatalogue()
const today = summary.asOf
const day = { today, turnDays: summary.turnDays, datedValues: summary.datedValues }
const client = connectWithin(await catalogueProvider(), { appId: 'plinth', key: 'plinth-search' })
await loadSubjects()

/** A word of each kind, the browser that is asked about, and the least share of texts that are answered about their record. */
const kinds = [
  ['Element', 'tag', 'safari 15', 0.99],
  ['Global attribute', 'attribute', 'firefox 100', 0.99],
  ['CSS property', 'property', 'chrome 90', 0.99],
  ['Pseudo-class', 'selector', 'safari 15', 0.99],
  ['CSS function', 'function', 'firefox 100', 0.99],
  ['CSS unit', 'unit', 'chrome 90', 0.99],
  ['At-rule', 'at-rule', 'safari 15', 0.99],
  ['HTTP header', 'header', 'firefox 100', 0.96],
] as const

test.each(kinds)(
  'each name of the kind %s before “%s” is answered about its record',
  async (kind, word, ...[browser, least]) => {
    const entries = records.compat.filter((entry) => entry.kind === kind)
    const wrong: string[] = []
    let count = 0
    for (const { name, features } of entries) {
      for (const own of name.replace(/^(?:SVG|MathML) /, '').split(', ')) {
        count += 1
        const asked = askText(`${own.replaceAll(/[<>]/g, '')} ${word} ${browser}`, today)
        const requests = asked.things.map((request) => readyRequest(request, day))
        const { results } =
          requests.length === 0 ? { results: [] } : await client.search({ requests })
        const [line] = asked.read({ question: [], things: results.map(readResult) }).lines
        const found = [...records.compat, ...records.features].find(
          (record) => record.objectID === line?.thing.id,
        )
        // Languages share names, and a feature has that of its element.
        const isRight =
          found !== undefined &&
          (features.includes(found.objectID) ||
            isNamedPart(own, found.name) ||
            isNamedPart(own, found.name.replace(/^(?:SVG|MathML) /, '')))
        if (!isRight) wrong.push(`${own}: ${line?.thing.id}`)
      }
    }
    expect(wrong.length > count * (1 - least) ? wrong : []).toEqual([])
  },
)
