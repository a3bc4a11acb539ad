import { directions } from './directions.ts'

/** The documents with a diagram, and the folders of `src` whose directions they show. */
export const diagrams: Readonly<Record<string, readonly string[]>> = {
  'README.md': ['src'],
  'src/README.md': Object.keys(directions).filter((parent) => arrowsOf(parent).length > 0),
}

const BEGIN = '<!-- Printed from tests/unit/guards/directions.ts. -->'
const END = '<!-- End of the print. -->'

/**
 * A document with the diagrams between its two markers printed anew.
 * @throws Error if the document lacks a marker
 */
export function withDiagrams(text: string, parents: readonly string[]): string {
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)]
  if (begin < 0 || end < begin) throw new Error(`The document lacks "${BEGIN}" and "${END}".`)
  const printed = parents.map((parent) => printDiagram(parent, parents.length > 1))
  return [text.slice(0, begin) + BEGIN, ...printed, text.slice(end)].join('\n\n')
}

/** The folders in a folder and what each imports, as a Mermaid flowchart. An arrow leads from the importer to the imported. */
function printDiagram(parent: string, isTitled: boolean): string {
  const chart = ['```mermaid', 'flowchart LR', ...arrowsOf(parent), '```'].join('\n')
  return isTitled ? `\`${parent}\`\n\n${chart}` : chart
}

/** One line for all folders that import the same. */
function arrowsOf(parent: string): readonly string[] {
  const importersByImported = new Map<string, readonly string[]>()
  for (const [folder, others] of Object.entries(directions[parent] ?? {})) {
    const imported = others.map(idOf).join(' & ')
    if (imported === '') continue
    importersByImported.set(imported, [...(importersByImported.get(imported) ?? []), idOf(folder)])
  }
  return [...importersByImported].map(
    ([imported, importers]) => `  ${importers.join(' & ')} --> ${imported}`,
  )
}

/** The name of a folder as Mermaid takes it. */
function idOf(folder: string): string {
  return folder.replaceAll('/', '-')
}
