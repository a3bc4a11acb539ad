/** The top-level branches of the compat data that are shown, with the words for them: facet values and headings. */
export const areas = {
  api: 'Web APIs',
  css: 'CSS',
  html: 'HTML',
  http: 'HTTP',
  javascript: 'JavaScript',
  manifests: 'Web app manifest',
  mathml: 'MathML',
  mediatypes: 'Media types',
  svg: 'SVG',
  webassembly: 'WebAssembly',
  webdriver: 'WebDriver',
} as const

type AreaBranch = keyof typeof areas

export type Area = (typeof areas)[AreaBranch]
