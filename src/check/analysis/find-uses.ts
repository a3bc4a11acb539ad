import type { CodeIndex } from './code-index.ts'
import {
  type Collector,
  createCollector,
  type EmbeddedCode,
  type Embedding,
  type FileFindings,
  type OnPart,
  TOO_DEEP,
  wholeFile,
} from './finding.ts'
import { guessLanguage } from './guess-language.ts'
import { codeBlocksIn, withoutCode } from './markdown.ts'
import { findInMarkup } from './markup.ts'
import { findInScript } from './scripts/script.ts'
import { type Language, languageOf, type SourceFile } from './source-file.ts'
import { preprocessedSyntax } from './styles/preprocessed.ts'
import { findInStyles } from './styles/style-sheet.ts'

/**
 * Finds what a file uses. If the file name does not identify its language, the text does.
 * @param onPart is told of each part of the code, and what becomes of it
 */
export function findUses(
  { name, text }: SourceFile,
  index: CodeIndex,
  onPart?: OnPart,
): FileFindings {
  const named = languageOf(name)
  const language = named ?? guessLanguage(text)
  const found = findIn({ language, text, onPart }, index)
  // Preprocessor style sheets are mistaken for scripts without any findings.
  const isUnread = found.problems.length > 0 && found.findings.length === 0
  const syntax = named === undefined && isUnread ? preprocessedSyntax(text) : undefined
  if (syntax === undefined) return found
  return findIn({ language: { kind: 'styles', syntax }, text, onPart }, index)
}

type Given = {
  readonly language: Language
  readonly text: string
  readonly onPart: OnPart | undefined
}

function findIn({ language, text, onPart }: Given, index: CodeIndex): FileFindings {
  const collector = createCollector(index, onPart)
  try {
    findInText(language, { text, at: wholeFile }, collector)
    for (const code of collector.embedded) findInEmbedded(code, collector)
  } catch (error) {
    // Code nested thousands of levels deep overflows the stack; other files are still read.
    const message = error instanceof RangeError ? TOO_DEEP : 'Cannot be read'
    collector.problem({ line: 1, message })
  }
  return collector.all()
}

type Code = { readonly text: string; readonly at: Embedding }

function findInText(language: Language, { text, at }: Code, collector: Collector): void {
  switch (language.kind) {
    case 'styles': {
      // Sheets for a preprocessor may have the name of a style sheet.
      const syntax = language.syntax === 'css' ? preprocessedSyntax(text) : undefined
      return findInStyles(text, { ...at, syntax: syntax ?? language.syntax }, collector)
    }
    case 'script':
      return findInScript(text, { ...at, syntax: language.syntax }, collector)
    case 'markup':
      return findInMarkup(text, { ...at, dialect: language.dialect }, collector)
    case 'text':
      return findInDocument(text, language.isMdx, collector)
    default:
      return language satisfies never
  }
}

/** Records what the code blocks of a document use, and of MDX what stands between them. */
function findInDocument(text: string, isMdx: boolean, collector: Collector): void {
  for (const block of codeBlocksIn(text)) {
    const language = languageOf(`.${block.language}`)
    if (language === undefined || language.kind === 'text') continue
    const at = { firstLine: block.line, offset: block.start, guards: [] }
    findInText(language, { text: block.code, at }, collector)
  }
  if (!isMdx) return
  const { markup, scripts } = withoutCode(text)
  for (const { code, start, line } of scripts) {
    const at = { firstLine: line, offset: start, guards: [] }
    findInScript(code, { ...at, syntax: 'tsx' }, collector)
  }
  findInMarkup(markup, { ...wholeFile, dialect: 'mdx' }, collector)
}

function findInEmbedded({ language, text, at }: EmbeddedCode, collector: Collector): void {
  if (language === 'js') return findInScript(text, { ...at, syntax: 'js' }, collector)
  return findInMarkup(
    text,
    { ...at, dialect: language === 'component' ? 'vue' : 'html' },
    collector,
  )
}
