import { viewPaths } from '#catalogue/paths.ts'
import { xml } from '#lib/xml.ts'

import { SUGGESTIONS_TYPE, SUGGEST_PATH } from './suggest.ts'

export type OpenSearch = {
  /** The address of the site, without a slash at the end. */
  readonly siteUrl: string
  /** Whether there are suggestions to be had: our own server answers with them, a static host cannot. */
  readonly hasSuggestions: boolean
}

/** What a browser needs to know to search here from its address bar (OpenSearch 1.1, draft 6). */
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
<Url type="text/html" template="${siteUrl}${viewPaths.everything}?q={searchTerms}"/>
${hasSuggestions ? suggestions : ''}<Url type="application/opensearchdescription+xml" rel="self" template="${siteUrl}/opensearch.xml"/>
</OpenSearchDescription>
`)
}
