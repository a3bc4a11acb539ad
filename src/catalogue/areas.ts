/** The branches of the compat data that are shown; their names are facet values and headings. */
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

export function areaOf(key: string): Area | undefined {
  return areaOfBranch.get(key.split('.', 1)[0] ?? '')
}
