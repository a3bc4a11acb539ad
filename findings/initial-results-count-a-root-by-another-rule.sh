#!/bin/sh
# Packages: react-instantsearch 7.50.1, instantsearch.js 4.118.1, algoliasearch-helper 3.29.4,
# algoliasearch 5.64.0, react 19.3.1; Node 20.20.
# Input: 3 records in "CSS", 2 of them in "CSS > Layout", and 1 in "HTML"; a hierarchical menu refined to
# "CSS > Layout > Grid", and future: { persistHierarchicalRootCount: true }, as the library recommends.
#
# Guessed: a page that is rendered from getServerState() shows the counts of any later search: CSS 3.
#
# Seen: the rendered page counts CSS 2, as without the option, and a search in the page counts CSS 3.
# Initial results are read by "new SearchResults(state, results)", to which the option is not given.
#
# Misleads: whoever renders a hierarchical menu on a server. The number of the root changes with the first
# search in the page, whatever that search asks for.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund react-instantsearch@7.50.1 react@19.3.1 react-dom@19.3.1 instantsearch.js@4.118.1 algoliasearch-helper@3.29.4 algoliasearch@5.64.0
cat > seen.js <<'JS'
import instantsearch from 'instantsearch.js/es/index.js'
import { connectHierarchicalMenu } from 'instantsearch.js/es/connectors/index.js'
import { createElement as h } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { getServerState, InstantSearch, InstantSearchSSRProvider, useHierarchicalMenu } from 'react-instantsearch'

const records = [
  'CSS > Layout > Grid',
  'CSS > Layout > Flexbox',
  'CSS > Colors > Gradients',
  'HTML > Forms > Inputs',
].map((lvl2) => ({
  lvl0: lvl2.split(' > ')[0],
  lvl1: lvl2.split(' > ').slice(0, 2).join(' > '),
  lvl2,
}))
function answer({ indexName, params }) {
  const filters = (params.facetFilters ?? []).flat().map((filter) => filter.split(':'))
  const found = records.filter((record) => filters.every(([name, value]) => record[name] === value))
  const facets = {}
  for (const name of [params.facets ?? []].flat())
    for (const record of found) {
      facets[name] ??= {}
      facets[name][record[name]] = (facets[name][record[name]] ?? 0) + 1
    }
  return { index: indexName, hits: [], nbHits: found.length, page: 0, nbPages: 1, hitsPerPage: 20, query: '', facets }
}
const searchClient = { search: async (requests) => ({ results: requests.map(answer) }) }

const attributes = ['lvl0', 'lvl1', 'lvl2']
const options = {
  indexName: 'features',
  searchClient,
  initialUiState: { features: { hierarchicalMenu: { lvl0: ['CSS', 'Layout', 'Grid'] } } },
  future: { persistHierarchicalRootCount: true },
}
const roots = (items) => items.map(({ label, count }) => `${label} ${count}`).join(', ')

const Menu = () => h('p', null, roots(useHierarchicalMenu({ attributes, sortBy: ['name'] }).items))
const page = h(InstantSearch, options, h(Menu))
const state = await getServerState(page, { renderToString })
const html = renderToStaticMarkup(h(InstantSearchSSRProvider, state, page))
console.log('rendered from the server state:', html.replace(/<[^>]+>/g, ''))

let seen = ''
const search = instantsearch(options)
const menu = connectHierarchicalMenu(({ items }) => (seen = roots(items)))
search.addWidgets([menu({ attributes, sortBy: ['name'] })])
search.start()
await new Promise((done) => search.once('render', () => setTimeout(done, 50)))
console.log('searched in the page:', seen)
process.exit(0)
JS
seen=$(node seen.js)
printf '%s\n' "$seen"
[ "$seen" = 'rendered from the server state: CSS 2, HTML 1
searched in the page: CSS 3, HTML 1' ]
