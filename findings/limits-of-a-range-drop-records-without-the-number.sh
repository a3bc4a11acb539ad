#!/bin/sh
# Packages: react-instantsearch 7.50.1, instantsearch.js 4.118.1, algoliasearch-helper 3.29.4, react 19.3.1; Node 20.20.
# Input: 2 records with a price and 1 without; useRange({ attribute: 'price', min: 0, max: 1000 }), which nobody has moved.
#
# Guessed: "min" and "max" are the ends of the slider. Nothing is filtered until it is moved, and as both ends are given,
# no values are counted.
#
# Seen: the first search has the filters "price>=0" and "price<=1000", so the record without a price is not found, and
# useCurrentRefinements() has a refinement that nobody chose. It also asks for the values of price, as many as
# maxValuesPerFacet allows. Without the two limits, all 3 records are found.
#
# Misleads: whoever gives a slider fixed ends, so that they do not move with each search. What has no number is gone
# from the list before anybody touches the slider.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund react-instantsearch@7.50.1 react@19.3.1 react-dom@19.3.1 instantsearch.js@4.118.1 algoliasearch-helper@3.29.4 algoliasearch@5.64.0
cat > seen.js <<'JS'
import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'
import { getServerState, InstantSearch, InstantSearchSSRProvider, useRange, useCurrentRefinements } from 'react-instantsearch'

const records = [{ price: 5 }, { price: 900 }, {}]
const asked = []
function answer({ indexName, params }) {
  asked.push(params)
  const filters = (params.numericFilters ?? []).flat()
  const found = records.filter(({ price }) =>
    filters.every((filter) => {
      const [, sign, limit] = /^price([<>]=)(\d+)$/.exec(filter)
      return sign === '>=' ? price >= Number(limit) : price <= Number(limit)
    }),
  )
  return { index: indexName, hits: found, nbHits: found.length, page: 0, nbPages: 1, hitsPerPage: 20, query: '', facets: {} }
}
const searchClient = { search: async (requests) => ({ results: requests.map(answer) }) }

async function first(limits) {
  asked.length = 0
  let inForce = 0
  const Slider = () => {
    useRange({ attribute: 'price', ...limits })
    inForce = useCurrentRefinements().items.length
    return null
  }
  const page = h(InstantSearch, { indexName: 'goods', searchClient }, h(Slider))
  const state = await getServerState(page, { renderToString })
  renderToString(h(InstantSearchSSRProvider, state, page))
  const { numericFilters = [], facets = [] } = asked[0]
  const { nbHits } = state.initialResults.goods.results[0]
  console.log(`${Object.keys(limits).join(', ') || 'no limits'}: filters ${JSON.stringify(numericFilters.flat())}, values of ${[facets].flat().join()}, ${nbHits} found, ${inForce} refinements`)
}
await first({ min: 0, max: 1000 })
await first({})
process.exit(0)
JS
seen=$(node seen.js)
printf '%s\n' "$seen"
[ "$seen" = 'min, max: filters ["price>=0","price<=1000"], values of price, 2 found, 1 refinements
no limits: filters [], values of price, 3 found, 0 refinements' ]
