/**
 * The least that can be built on the same libraries: a box, twenty hits and six lists of values, without addresses,
 * styles or anything else. What it needs from a key to its results is what the libraries and the provider need.
 */
import { liteClient } from 'algoliasearch/lite'
import { createRoot } from 'react-dom/client'
import { InstantSearch, useHits, useRefinementList, useSearchBox } from 'react-instantsearch'

type Hit = { readonly name: string; readonly description: string }

const facets = ['baseline', 'engines', 'areas', 'missingOnlyIn', 'newlyYear', 'org']

const { hostname, port } = window.location
const client = liteClient('plinth', 'plinth-search', {
  hosts: [{ url: hostname, accept: 'readWrite', protocol: 'http', port: Number(port) }],
})

function Box() {
  const { query, refine } = useSearchBox()
  return (
    <input
      role="combobox"
      aria-label="Search"
      aria-expanded="false"
      aria-controls="hits"
      value={query}
      onChange={({ currentTarget }) => refine(currentTarget.value)}
    />
  )
}

function Facet({ attribute }: { readonly attribute: string }) {
  const { items, refine } = useRefinementList({ attribute, limit: 12 })
  return (
    <ul>
      {items.map(({ value, label, count, isRefined }) => (
        <li key={value}>
          <label>
            <input type="checkbox" checked={isRefined} onChange={() => refine(value)} />
            {label} {count}
          </label>
        </li>
      ))}
    </ul>
  )
}

function Hits() {
  const { items } = useHits<Hit>()
  return (
    <ol id="hits">
      {items.map(({ objectID, name, description }) => (
        <li key={objectID}>
          <h2>{name}</h2>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  )
}

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id "root" to render into.')
createRoot(root).render(
  <InstantSearch searchClient={client} indexName="features" insights={false}>
    <h1>Reference</h1>
    <Box />
    <main>
      {facets.map((attribute) => (
        <Facet key={attribute} attribute={attribute} />
      ))}
      <Hits />
    </main>
  </InstantSearch>,
)
