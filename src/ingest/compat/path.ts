import { areaOf } from '#catalogue/areas.ts'
import type { CompatRecord } from '#catalogue/compat/record.ts'
import { PATH_SEPARATOR } from '#catalogue/path.ts'
import { type Named, sentenceCase } from '#ingest/names/named.ts'
import type { CompatEntry } from '#ingest/sources/compat-data.ts'

/** Sections whose label differs from their segment. */
const sections: ReadonlyMap<string, string> = new Map([
  ['css.at-rules', 'At-rules'],
  ['css.types', 'Types and functions'],
  ['http.data-url', 'data: URLs'],
  ['http.status', 'Status codes'],
  ['javascript.builtins', 'Built-in objects'],
  ['manifests.webapp', 'Members'],
  ['mediatypes.image', 'Images'],
  ['webassembly.api', 'JavaScript interface'],
  ['webdriver.bidi', 'WebDriver BiDi'],
])

/** Members of an interface share its path; otherwise each would be a separate value. */
export function compatPath(
  { key, segments }: CompatEntry,
  names: ReadonlyMap<string, Named>,
): CompatRecord['path'] {
  const [branch = '', section, inner] = segments
  const lvl0 = areaOf(key) ?? branch
  if (section === undefined) return { lvl0 }
  const sectionKey = `${branch}.${section}`
  const known = branch === 'api' ? names.get(sectionKey)?.name : sections.get(sectionKey)
  const lvl1 = below(lvl0, known ?? sentenceCase(section.replaceAll('-', ' ')))
  if (inner === undefined || branch === 'api') return { lvl0, lvl1 }
  return { lvl0, lvl1, lvl2: below(lvl1, names.get(`${sectionKey}.${inner}`)?.name ?? inner) }
}

/** A separator in a name would split it: "Greater than (a > b)" becomes "Greater than (a>b)". */
function below(path: string, name: string): string {
  return path + PATH_SEPARATOR + name.replaceAll(PATH_SEPARATOR, '>')
}
