#!/bin/sh
# Packages: instantsearch.js 4.118.1, algoliasearch-helper 3.29.4; Node 20.20.
# Input: an index with connectRefinementList for two attributes of twenty values, and the same with
# connectHits and connectPagination in their place. Each is searched 300 times, as by a visitor who types;
# no answer is cached.
#
# Guessed: the library keeps the states of the newest render. What it keeps does not grow with the number of
# searches.
#
# Seen: with the refinement lists each search leaves more memory that cannot be freed. What a refinement
# list renders (`searchForItems`, `toggleShowMore`) refers to the options of its render, those to the
# `renderState` of the search before, and that to what was rendered then: a chain of all renders. Without
# refinement lists nothing is left.
#
# Misleads: whoever keeps a page open for long: a kiosk, a dashboard, an internal tool. Each key of each
# visitor makes the page larger, and the official <RefinementList> and useRefinementList do it as well. A
# widget without `getRenderState` breaks the chain.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund instantsearch.js@4.118.1 algoliasearch-helper@3.29.4
cat > seen.cjs <<'JS'
const { default: instantsearch } = require('instantsearch.js')
const connectors = require('instantsearch.js/cjs/connectors')

const attributes = ['color', 'brand']
const values = (query) => Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`${at}-${query}`, at + 1]))
const answer = ({ params }) => ({
  index: 'products',
  hits: [{ objectID: '1' }],
  nbHits: 1,
  nbPages: 1,
  page: 0,
  hitsPerPage: 20,
  query: params.query ?? '',
  facets: Object.fromEntries(attributes.map((attribute) => [attribute, values(params.query)])),
})
const searchClient = { search: async (requests) => ({ results: requests.map(answer) }) }
const nothing = () => {}

const SEARCHES = 300

/** Kilobytes that remain after the searches. */
async function left(widgets) {
  const search = instantsearch({ indexName: 'products', searchClient })
  let type
  const box = connectors.connectSearchBox(({ refine }) => {
    type = refine
  })
  search.addWidgets([box({}), ...widgets()])
  search.start()
  const rendered = () => new Promise((resolve) => search.once('render', () => setImmediate(resolve)))
  await rendered()
  const run = async () => {
    for (let at = 0; at < SEARCHES; at += 1) {
      type(`word ${at}`)
      await rendered()
    }
    for (let round = 0; round < 3; round += 1) globalThis.gc()
    return process.memoryUsage().heapUsed
  }
  // What a first run compiles and caches is not counted.
  const before = await run()
  const after = await run()
  search.dispose()
  return Math.round((after - before) / 1024)
}

const lists = () => attributes.map((attribute) => connectors.connectRefinementList(nothing)({ attribute }))
const others = () => [connectors.connectHits(nothing)({}), connectors.connectPagination(nothing)({})]
const main = async () => {
  const [withLists, without] = [await left(lists), await left(others)]
  console.log(`kilobytes left by ${SEARCHES} searches: ${withLists} with refinement lists, ${without} with hits and pages`)
  console.log(withLists > 1000 && withLists > 10 * Math.abs(without) ? 'grows with each search' : 'does not grow')
}
main().then(() => process.exit())
JS
seen=$(node --expose-gc seen.cjs)
echo "$seen"
[ "$(echo "$seen" | tail -1)" = 'grows with each search' ]
