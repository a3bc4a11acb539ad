import type { CodeIndex } from './code-index.ts'
import type { Collector, EmbeddedCode, FileFindings } from './finding.ts'
import { TOO_DEEP, createCollector, wholeFile } from './finding.ts'
import { findInMarkup } from './markup.ts'
import { findInScript } from './scripts/script.ts'
import type { Language, SourceFile } from './source-file.ts'
import { guessLanguage, isComponent, languageOf } from './source-file.ts'
import { notCompiled, preprocessedLanguage } from './styles/preprocessed.ts'
import { findInStyles } from './styles/style-sheet.ts'

/** Finds what a file uses. If the file name does not identify its language, the text does. */
export function findUses(file: SourceFile, index: CodeIndex): FileFindings {
  const named = languageOf(file.name)
  const language = named ?? guessLanguage(file.text)
  const found = findIn(language, file, index)
  // Preprocessor style sheets are mistaken for CSS, or for scripts without any findings.
  const isUnread = found.problems.length > 0 && found.findings.length === 0
  const isSuspect = language === 'css' || (named === undefined && isUnread)
  const compiled = isSuspect ? preprocessedLanguage(file.text) : undefined
  if (compiled === undefined) return found
  const collector = createCollector(index)
  collector.problem({ line: 1, message: notCompiled(compiled) })
  return collector.all()
}

function findIn(language: Language, file: SourceFile, index: CodeIndex): FileFindings {
  const collector = createCollector(index)
  try {
    findInFile(language, file, collector)
    for (const code of collector.embedded) findInEmbedded(code, collector)
  } catch (error) {
    // Code nested thousands of levels deep overflows the stack; other files are still read.
    const message = error instanceof RangeError ? TOO_DEEP : 'Cannot be read'
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

function findInEmbedded({ language, text, at }: EmbeddedCode, collector: Collector): void {
  if (language === 'js') return findInScript(text, { ...at, syntax: 'js' }, collector)
  return findInMarkup(text, { ...at, isComponent: language === 'component' }, collector)
}
