/**
 * Everything may be read: pages, which search engines render and so ask the provider for, and data. (Addresses
 * that are nothing to find say so themselves, in the document.)
 *
 * @param siteUrl the address of the site, without a slash at the end.
 */
export const robotsFile = (siteUrl: string): string =>
  `User-agent: *
Allow: /

Sitemap: ${siteUrl}/sitemap.xml
`
