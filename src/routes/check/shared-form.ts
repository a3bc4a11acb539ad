import { extensionOf } from '#check/analysis/index.ts'
import { sharedCode } from '#offline/contract/shared-code.ts'

import type { GivenFile } from './dropped-files.ts'

/** What another app shared. */
export type Shared =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'files'; readonly files: readonly GivenFile[] }
  /** The address of a page or of a file, whose content was not shared. */
  | { readonly kind: 'address' }
  | { readonly kind: 'nothing' }

/** Reads the form of a share. A text beside files is their caption. */
export async function readShared(form: FormData): Promise<Shared> {
  const { fields } = sharedCode
  const given = form
    .getAll(fields.files)
    .flatMap((file) =>
      typeof file === 'string' || file.size === 0 ? [] : [{ file, path: file.name }],
    )
  const [only, ...others] = given
  // Some apps share a long text in a file of their own.
  if (only !== undefined && others.length === 0 && extensionOf(only.path) === 'txt') {
    return { kind: 'text', text: await only.file.text() }
  }
  if (only !== undefined) return { kind: 'files', files: given }
  const [text, url] = [fields.text, fields.url].map((name) => textIn(form, name))
  if (text && !isAddress(text)) return { kind: 'text', text }
  return { kind: text || url ? 'address' : 'nothing' }
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

const isAddress = (text: string): boolean => /^https?:\/\/\S+$/i.test(text)
