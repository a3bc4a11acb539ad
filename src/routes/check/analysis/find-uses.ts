import type { CodeIndex } from './code-index.ts'
import type { Collector, FileFindings } from './finding.ts'
import { createCollector, wholeFile } from './finding.ts'
import { findInMarkup } from './markup.ts'
import { findInScript } from './scripts/script.ts'
import type { Language, SourceFile } from './source-file.ts'
import { guessLanguage, isComponent, languageOf } from './source-file.ts'
import { findInStyles } from './styles/style-sheet.ts'

/** What one file uses. Of a file whose name does not tell its language, the text decides. */
export function findUses({ name, text }: SourceFile, index: CodeIndex): FileFindings {
  const collector = createCollector(index)
  const language = languageOf(name) ?? guessLanguage(text)
  try {
    findInFile(language, { name, text }, collector)
  } catch (error) {
    // Code nested thousands of levels deep ends every parser; the other files are still worth reading.
    const message = error instanceof RangeError ? 'Nested too deeply' : 'Cannot be read'
    collector.problem({ line: 1, message })
  }
  return collector.all()
}

function findInFile(language: Language, { name, text }: SourceFile, collector: Collector): void {
  if (language === 'css') findInStyles(text, wholeFile, collector)
  else if (language === 'html') {
    findInMarkup(text, { ...wholeFile, isComponent: isComponent(name) }, collector)
  } else findInScript(text, { ...wholeFile, syntax: language }, collector)
}
