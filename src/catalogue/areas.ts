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

const areaOfBranch: ReadonlyMap<string, Area> = new Map(Object.entries(areas))

/** The area of a key: that of its first segment. */
export function areaOf(key: string): Area | undefined {
  return areaOfBranch.get(key.split('.', 1)[0] ?? '')
}
