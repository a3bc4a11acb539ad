import { useId, useState } from 'react'

import { readableExtensions } from '#check/analysis/index.ts'
import { useLoaded } from '#search/table/lazy-panel.tsx'
import { Button } from '#ui/controls/button.tsx'
import { FileButton } from '#ui/controls/file-button.tsx'

import { droppedFiles, type GivenFile } from './dropped-files.ts'
import type { ReadFiles } from './read-files.ts'
import type { SharedCodeProps } from './shared-code.tsx'
import type { CheckState } from './use-check.ts'

import styles from './check.module.css'

type CheckInputProps = {
  readonly isReady: boolean
  readonly state: CheckState
  /** The parameter of an address to which another app has shared code; null for others. */
  readonly shared: string | null
  readonly onCheck: (reading: ReadFiles) => void
}

const accepted = readableExtensions.map((extension) => `.${extension}`).join(',')

/** Accepts code by paste, file selection, drop, or from another app. */
export function CheckInput({ isReady, state, shared, onCheck }: CheckInputProps) {
  const [text, setText] = useState('')
  const [isRefused, setRefused] = useState(false)
  const checkText = (given: string) => {
    setText(given.length > LONGEST_SHOWN ? '' : given)
    setRefused(given.trim() === '')
    if (given.trim() !== '') void readText(given).then(onCheck)
  }
  const checkFiles = async (given: readonly GivenFile[] | Promise<readonly GivenFile[]>) => {
    onCheck(await readGiven(given))
  }
  const drop = (dataTransfer: DataTransfer) => {
    if (dataTransfer.files.length > 0) void checkFiles(droppedFiles(dataTransfer))
    else checkText(dataTransfer.getData('text'))
  }
  return (
    <section className={styles.input} data-print="no" aria-label="Code to check">
      <CodeField text={text} isReady={isReady} onText={setText} onCheck={checkText} onDrop={drop} />
      <div className={styles.buttons}>
        <Button variant="accent" disabled={!isReady} onClick={() => checkText(text)}>
          Check
        </Button>
        <FileButtons onFiles={(files) => void checkFiles(files)} />
        {state.status === 'idle' && (
          <Button variant="quiet" disabled={!isReady} onClick={() => checkText(example)}>
            Try an example
          </Button>
        )}
        <output className={styles.remark}>
          {isRefused ? 'Paste some code first.' : stateText(isReady, state)}
        </output>
      </div>
      {isReady && shared !== null && (
        <Shared param={shared} onText={checkText} onFiles={(files) => void checkFiles(files)} />
      )}
    </section>
  )
}

/** Loaded only after sharing. */
function Shared(props: SharedCodeProps) {
  const loaded = useLoaded(loadSharedCode)
  return loaded.status === 'loaded' ? <loaded.part {...props} /> : null
}

async function loadSharedCode() {
  const { SharedCode } = await import('./shared-code.tsx')
  return SharedCode
}

type CodeFieldProps = {
  readonly text: string
  readonly isReady: boolean
  readonly onText: (text: string) => void
  readonly onCheck: (text: string) => void
  readonly onDrop: (transfer: DataTransfer) => void
}

function CodeField({ text, isReady, onText, onCheck, onDrop }: CodeFieldProps) {
  const fieldId = useId()
  const [isOver, setOver] = useState(false)
  return (
    <>
      <label htmlFor={fieldId} className={styles.label}>
        Code
      </label>
      <textarea
        id={fieldId}
        className={styles.field}
        data-over={isOver || undefined}
        rows={10}
        spellCheck={false}
        autoCapitalize="off"
        placeholder="Paste code here, or drop files or a folder here."
        value={text}
        onChange={({ currentTarget }) => onText(currentTarget.value)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text')
          // A paste into an empty field starts a check; a paste into code is an edit.
          if (text !== '' || !isReady || pasted === '') return
          event.preventDefault()
          onCheck(pasted)
        }}
        onKeyDown={({ key, ctrlKey, metaKey, currentTarget }) => {
          if (isReady && key === 'Enter' && (ctrlKey || metaKey)) onCheck(currentTarget.value)
        }}
        onDragOver={(event) => {
          // Otherwise the browser would open the dropped file.
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          onDrop(event.dataTransfer)
        }}
      />
    </>
  )
}

function FileButtons({ onFiles }: { readonly onFiles: (files: readonly GivenFile[]) => void }) {
  const give = (files: readonly File[]) => onFiles(files.map(withPath))
  return (
    <>
      <FileButton accept={accepted} multiple onFiles={give}>
        Choose files
      </FileButton>
      <FileButton folder onFiles={give}>
        Choose a folder
      </FileButton>
    </>
  )
}

/** The code that reads arrives with the worker, so that this sends no request. */
async function readText(text: string): Promise<ReadFiles> {
  const { readPaste } = await import('./read-files.ts')
  return readPaste(text)
}

/** Reads the files; a file may disappear between selection and reading. */
async function readGiven(
  given: readonly GivenFile[] | Promise<readonly GivenFile[]>,
): Promise<ReadFiles> {
  try {
    const files = await given
    const { readFiles } = await import('./read-files.ts')
    return await readFiles(files)
  } catch {
    return { files: [], notes: ['The files could not be read. Choose them again.'] }
  }
}

/** Longer text in the field would make the page slow; it is checked without being shown. */
const LONGEST_SHOWN = 100_000

const withPath = (file: File): GivenFile => ({ file, path: file.webkitRelativePath || file.name })

function stateText(isReady: boolean, { status }: CheckState): string {
  if (!isReady) return 'Loading the compatibility table…'
  return status === 'checking' ? 'Checking…' : ''
}

/** Code that the empty view offers to check: old and new features, a guard and a fallback. */
const example = `.gallery {
  display: grid;
  grid-template-columns: subgrid;
  height: 100vh;
  height: 100dvh;

  &:has(img) {
    anchor-name: --gallery;
  }
}

@supports (animation-timeline: scroll()) {
  .gallery {
    animation-timeline: scroll();
  }
}
`
