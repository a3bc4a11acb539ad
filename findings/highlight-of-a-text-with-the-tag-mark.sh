#!/bin/sh
# Packages: react-instantsearch 7.50.1, instantsearch.js 4.118.1, algoliasearch 5.64.0, react 19.3.1; Node 20.20.
# Input: two hits, named "Elements <mark> and <em>" and "Write <mark>word</mark>: </mark> ends what <mark> begins".
# No word of either is highlighted.
#
# Guessed: <Highlight> shows the whole names, with nothing highlighted. The library asks for marks of its
# own ("__ais-highlight__") and escapes what the provider answers, so a text cannot be taken for a mark.
#
# Seen: the names without "<mark>", and all that follows it is highlighted. <Highlight> reverses the escaping
# first, and then divides the text at "<mark>". What follows a second "</mark>" is lost: "ends what".
#
# Misleads: whoever searches documentation of HTML, source code or questions about them with the stock
# component. The name of the element is the word that disappears.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"private":true,"type":"module"}' > package.json
npm install --silent --no-audit --no-fund react-instantsearch@7.50.1 instantsearch.js@4.118.1 algoliasearch@5.64.0 react@19.3.1 react-dom@19.3.1
cat > seen.js <<'JS'
import { createElement as h } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { getServerState, Highlight, Hits, InstantSearch, InstantSearchSSRProvider } from 'react-instantsearch'

const names = ['Elements <mark> and <em>', 'Write <mark>word</mark>: </mark> ends what <mark> begins']
const hits = names.map((value, at) => ({
  objectID: String(at),
  name: value,
  _highlightResult: { name: { value, matchLevel: 'none', matchedWords: [] } },
}))
const results = [{ index: 'features', hits, nbHits: hits.length, page: 0, nbPages: 1, hitsPerPage: 20, query: '' }]
const searchClient = { search: async () => ({ results }) }
const hitComponent = ({ hit }) => h(Highlight, { hit, attribute: 'name' })
const page = h(InstantSearch, { searchClient, indexName: 'features' }, h(Hits, { hitComponent }))
const state = await getServerState(page, { renderToString })
const html = renderToStaticMarkup(h(InstantSearchSSRProvider, state, page))
const rows = html.match(/<li.*?<\/li>/gs).map((row) =>
  row
    .replace(/<mark[^>]*>/g, '[')
    .replace(/<\/mark>/g, ']')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>'),
)
console.log(rows.join('\n'))
JS
seen=$(node seen.js)
printf 'Brackets are highlights:\n%s\n' "$seen"
expected='Elements [ and <em>]
Write [word]: [ begins]'
[ "$seen" = "$expected" ]
