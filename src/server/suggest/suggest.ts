import { recordPath } from '#contracts/paths.ts'
import { views } from '#contracts/views.ts'
import { xml } from '#lib/formats/xml.ts'
import { isSearchable, toSearchText } from '#lib/query-text.ts'
import { revalidate } from '#server/http/headers.ts'
import type { Completion, SiteLookup } from '#server/seo/lookup.ts'

export const SUGGEST_PATH = '/suggest'

/** The media type of OpenSearch Suggestions 1.0. */
export const SUGGESTIONS_TYPE = 'application/x-suggestions+json'

/** Completes queries in the browser's address bar: text, completions, kinds and addresses. */
export async function answerSuggest(
  request: Request,
  lookup: SiteLookup,
  siteUrl: string,
): Promise<Response> {
  const typed = new URL(request.url).searchParams.get('q') ?? ''
  const found = isSearchable(toSearchText(typed)) ? await lookup.suggest(typed) : []
  const answer = [
    typed,
    found.map(({ query }) => query),
    found.map(({ kinds = [] }) => kinds.join(', ')),
    found.map((suggestion) => siteUrl + addressOfSuggestion(suggestion)),
  ]
  return new Response(JSON.stringify(answer), {
    headers: {
      'Content-Type': `${SUGGESTIONS_TYPE}; charset=utf-8`,
      'Cache-Control': revalidate,
    },
  })
}

export type OpenSearch = {
  readonly siteUrl: string
  /** Whether the server offers suggestions, which a static host cannot. */
  readonly hasSuggestions: boolean
}

/** Describes the site's search to browsers (OpenSearch 1.1, draft 6). */
export function openSearchFile({ siteUrl, hasSuggestions }: OpenSearch): string {
  const suggestions = xml`<Url type="${SUGGESTIONS_TYPE}" template="${siteUrl}${SUGGEST_PATH}?q={searchTerms}"/>
`
  return String(xml`<?xml version="1.0" encoding="utf-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>Plinth</ShortName>
<Description>Search the web platform: features, browser support, specifications, releases</Description>
<InputEncoding>UTF-8</InputEncoding>
<Language>en</Language>
<Image width="32" height="32" type="image/x-icon">${siteUrl}/favicon.ico</Image>
<Url type="text/html" template="${siteUrl}${views.everything.path}?q={searchTerms}"/>
${hasSuggestions ? suggestions : ''}<Url type="application/opensearchdescription+xml" rel="self" template="${siteUrl}/opensearch.xml"/>
</OpenSearchDescription>
`)
}

function addressOfSuggestion({ query, target }: Completion): string {
  if (target?.id !== undefined) return recordPath(target.index, target.id)
  return `${views.everything.path}?${String(new URLSearchParams({ q: query }))}`
}
