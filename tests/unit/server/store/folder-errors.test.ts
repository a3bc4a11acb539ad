import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { UnstoredError } from '#provider/store.ts'
import { claimFolder, dataPlace } from '#server/store/data-folder.ts'
import {
  FolderError,
  explainFolder,
  explainWrite,
  requireSpace,
} from '#server/store/folder-errors.ts'
import { keepPrivate } from '#server/store/private-files.ts'
import { newFolder, removeFolder } from '#tests/support/server.ts'

const folder = '/srv/plinth'

const failure = (code: string | number, message = 'refused'): Error =>
  Object.assign(new Error(message), { code })

/** The error of the system or the store, and the beginning and the end of the message. */
const failures: readonly (readonly [code: string | number, problem: string, remedy: string])[] = [
  ['ENOSPC', `The disk of ${folder} is full.`, 'Free some space, or set PLINTH_DATA'],
  [28, `The disk of ${folder} is full.`, 'Free some space, or set PLINTH_DATA'],
  ['EDQUOT', `The disk quota for ${folder} is used up.`, 'Free some space'],
  ['EROFS', `${folder} cannot be written: its disk is read-only.`, 'Make it writable'],
  [30, `${folder} cannot be written: its disk is read-only.`, 'Make it writable'],
  ['EACCES', `${folder} cannot be written: this user has no right to.`, 'Give the right'],
  ['EPERM', `${folder} cannot be written: the system does not permit it.`, 'Give the right'],
  ['EEXIST', `${folder} is not a folder but a file.`, 'Move the file away'],
  ['ENOTDIR', `${folder} cannot be made: a file is in its way.`, 'Move the file away'],
  ['EMFILE', `${folder} cannot be used (refused).`, 'See to the disk'],
]

test.each(failures)(
  'the system error %s becomes a sentence with the folder and the remedy',
  async (code, problem, remedy) => {
    const explained = await explainFolder(failure(code), dataPlace(folder))
    expect(explained).toBeInstanceOf(FolderError)
    expect(String(explained)).toContain(`${problem} ${remedy}`)
    expect(String(explained)).toMatch(/or set PLINTH_DATA to another folder, then start again\.$/)
  },
)

test.each([
  [28, 'is full, expected free space'],
  ['EDQUOT', 'is full, expected free space'],
  [30, 'cannot be written (EROFS), expected one that can'],
])(
  'a write that fails with %s is explained to its sender without the folder',
  async (code, what) => {
    const explained = await explainWrite(failure(code), folder)
    expect(explained).toBeInstanceOf(UnstoredError)
    expect(String(explained)).toBe(
      `UnstoredError: Nothing was stored: the disk of the provider ${what}`,
    )
  },
)

test('an error of a write that is not of the system stays as it is', async () => {
  const error = new Error('a mistake in the program')
  expect(await explainWrite(error, folder)).toBe(error)
})

test('an error of the bundler that holds the number of the system becomes the same sentence', async () => {
  const error = new Error('Build failed\nCaused by:\n  No space left on device (os error 28)')
  expect(String(await explainFolder(error, { folder }))).toBe(
    `FolderError: The disk of ${folder} is full. Free some space, then start again.`,
  )
})

test.each([
  ['an error that is not of the system', new Error('No')],
  ['an error of the store itself', failure(-30_793)],
  ['an error about a file elsewhere', Object.assign(failure('EACCES'), { path: '/etc/passwd' })],
])('%s stays as it is', async (_, error) => {
  expect(await explainFolder(error, dataPlace(folder))).toBe(error)
})

test('a disk without room for a store is refused, one with room is not', async () => {
  const roomy = await newFolder()
  onTestFinished(() => removeFolder(roomy))
  await expect(requireSpace(dataPlace(roomy))).resolves.toBeUndefined()
  // Only Linux has a file system without space on every machine.
  if (process.platform !== 'linux') return
  await expect(requireSpace(dataPlace('/proc'))).rejects.toThrow('The disk of /proc is full.')
})

test('a file that others can read is refused with the way out where its rights cannot be changed', async () => {
  // Only Linux has files on every machine whose rights even an administrator cannot change.
  if (process.platform !== 'linux') return
  const closing = keepPrivate('/proc/1/status', dataPlace(folder))
  await expect(closing).rejects.toThrow(FolderError)
  await expect(closing).rejects.toThrow(
    'Other users of this machine can read /proc/1/status, and this user cannot change that. ' +
      'Run chmod -R go= /proc/1/status as its owner, or set PLINTH_DATA to another folder on a disk that keeps rights, ' +
      'then start again.',
  )
})

test.each(['', 'below'])('a data folder that is a file ("%s") is refused', async (name) => {
  const parent = await newFolder()
  onTestFinished(() => removeFolder(parent))
  const file = join(parent, 'file')
  await writeFile(file, '')
  const claiming = claimFolder(join(file, name))
  await expect(claiming).rejects.toThrow(FolderError)
  await expect(claiming).rejects.toThrow(/a file.*\. Move the file away, or set PLINTH_DATA/)
})
