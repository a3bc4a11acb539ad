import { parseAst } from 'rolldown/parseAst'

import { files, readCode } from './source-imports.ts'

type Program = ReturnType<typeof parseAst>

export type Statement = Program['body'][number]

/** The syntax trees of the code files of `src`. */
export const programs: readonly { readonly file: string; readonly program: Program }[] = files
  .filter((file) => !file.endsWith('.mjs'))
  .map((file) => {
    const lang = file.endsWith('x') ? 'tsx' : 'ts'
    return { file, program: parseAst(readCode(file), { lang }) }
  })
