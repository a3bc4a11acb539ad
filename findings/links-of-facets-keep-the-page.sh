#!/bin/sh
# Packages: instantsearch.js 4.118.1, algoliasearch 5.64.0; Node 20.20.
# Input: a list at page 5 of 20, with a connector of a refinement list, of a hierarchical menu and of a menu.
#
# Guessed: createURL() of a value gives the address that refine() of the same value leads to: page 1.
# The connectors call resetPage() before they add the value.
#
# Seen: createURL() keeps "page" for all three. A connector writes only its own part of the state, and the
# page is the part of the pagination. refine() goes to page 1.
#
# Misleads: whoever renders values as links, as the documentation proposes for crawlers and for a click with
# a modifier. A value with fewer pages opens at an empty page.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund instantsearch.js@4.118.1 algoliasearch@5.64.0
cat > seen.js <<'JS'
import instantsearch from 'instantsearch.js/es/index.js'
import { connectHierarchicalMenu, connectMenu, connectPagination, connectRefinementList } from 'instantsearch.js/es/connectors/index.js'

const answer = {
  index: 'features', hits: [], nbHits: 400, page: 4, nbPages: 20, hitsPerPage: 20, query: '',
  facets: { browsers: { Chrome: 9 }, status: { widely: 9 }, group: { CSS: 9 } },
}
const searchClient = {
  search: async (requests) => ({ results: requests.map(() => answer) }),
}
const rendered = {}
const kept = (name) => (options) => { rendered[name] = options }
const search = instantsearch({ indexName: 'features', searchClient, initialUiState: { features: { page: 5 } }, routing: {
  router: { createURL: (state) => JSON.stringify(state.features), read: () => ({ features: { page: 5 } }), write() {}, onUpdate() {}, dispose() {} },
} })
search.addWidgets([
  connectPagination(() => {})({}),
  connectRefinementList(kept('refinementList'))({ attribute: 'browsers' }),
  connectMenu(kept('menu'))({ attribute: 'status' }),
  connectHierarchicalMenu(kept('hierarchicalMenu'))({ attributes: ['group'] }),
])
search.start()
await new Promise((done) => search.once('render', () => setTimeout(done, 50)))
const values = { refinementList: 'Chrome', menu: 'widely', hierarchicalMenu: 'CSS' }
for (const [name, value] of Object.entries(values))
  console.log(name, 'link, page', JSON.parse(rendered[name].createURL(value)).page)
rendered.refinementList.refine('Chrome')
console.log('refine, page', search.getUiState().features.page ?? 1)
process.exit(0)
JS
seen=$(node seen.js)
printf '%s\n' "$seen"
[ "$seen" = 'refinementList link, page 5
menu link, page 5
hierarchicalMenu link, page 5
refine, page 1' ]
