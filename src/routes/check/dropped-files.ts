/** A file that a visitor chose or dropped. */
export type GivenFile = { readonly path: string; readonly file: File }

/** Folders whose files are not the visitor's. */
export const foreign = /(?:^|\/)(?:node_modules|\.[^/]+)\//

/** The files of a drop, and those in its folders. Must be called while the event is handled. */
export async function droppedFiles(transfer: DataTransfer): Promise<readonly GivenFile[]> {
  const entries = Array.from(transfer.items, (item) => item.webkitGetAsEntry())
  const found = await Promise.all(
    entries.flatMap((entry) => (entry === null ? [] : [filesIn(entry)])),
  )
  return found.flat()
}

async function filesIn(entry: FileSystemEntry): Promise<readonly GivenFile[]> {
  const path = entry.fullPath.replace(/^\//, '')
  if (isFile(entry)) {
    const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject))
    return [{ path, file }]
  }
  if (!isFolder(entry) || foreign.test(`${path}/`)) return []
  const found = await Promise.all((await entriesIn(entry.createReader())).map(filesIn))
  return found.flat()
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

/** Chromium returns at most 100 entries per call, so it is called until none are left. */
async function entriesIn(reader: FileSystemDirectoryReader): Promise<readonly FileSystemEntry[]> {
  const some = await new Promise<readonly FileSystemEntry[]>((resolve, reject) =>
    reader.readEntries(resolve, reject),
  )
  return some.length === 0 ? [] : [...some, ...(await entriesIn(reader))]
}
