import { useState } from 'react'

import { formatCount, pluralize } from '#lib/format-count.ts'
import {
  formatSavedFile,
  mergeSaved,
  readSavedFile,
  savedFileName,
  SavedFileError,
} from '#search/saved/saved-file.ts'
import { saved } from '#search/saved/saved-store.ts'
import type { SavedEntries } from '#search/saved/saved.ts'
import { Button } from '#ui/controls/button.tsx'
import { download } from '#ui/controls/download.ts'
import { FileButton } from '#ui/controls/file-button.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { MarginSection } from '#ui/text/margin-section.tsx'
import { Notice } from '#ui/text/notice.tsx'

import styles from './saved.module.css'

type SavedKeepProps = {
  readonly entries: SavedEntries
  readonly onClear: (gone: SavedEntries, text: string) => void
}

type Outcome = { readonly kind: 'done' | 'refused'; readonly text: string }

/** Export, import and removal of all saved entries. */
export function SavedBackup({ entries, onClear }: SavedKeepProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  return (
    <div className={styles.keep} data-print="no">
      <MarginSection title="Backup">
        <p className={styles.keepText}>
          Saved items are stored in this browser only. Export to back up or move. Importing merges.
        </p>
        <div className={styles.buttons}>
          {entries.length > 0 && (
            <Button
              onClick={() => {
                exportAll(entries)
                setOutcome({ kind: 'done', text: `Exported ${things(entries.length)}.` })
              }}
            >
              Export as JSON
            </Button>
          )}
          <FileButton
            accept=".json,application/json"
            onFiles={([file]) => {
              if (file !== undefined) void importFile(file).then(setOutcome)
            }}
          >
            Import from JSON
          </FileButton>
          <output className={styles.outcome}>{outcome?.kind === 'done' && outcome.text}</output>
        </div>
        {outcome?.kind === 'refused' && (
          <div role="alert">
            <Notice tone="danger">
              <p>
                <strong>Nothing was imported.</strong> <span>{outcome.text}</span>
              </p>
            </Notice>
          </div>
        )}
        {entries.length > 0 && <Clear entries={entries} onClear={onClear} />}
      </MarginSection>
    </div>
  )
}

function Clear({ entries, onClear }: SavedKeepProps) {
  const [isAsking, setAsking] = useState(false)
  const text = things(entries.length)
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Remove all…
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={`Remove ${text}?`}
        action="Remove"
        onClose={() => setAsking(false)}
        onConfirm={() => onClear(entries, text)}
      >
        <p>
          All saved items are removed from this browser. You can undo this until you leave the page.
        </p>
      </ConfirmDialog>
    </>
  )
}

function exportAll(entries: SavedEntries): void {
  const day = new Date().toISOString().slice(0, 10)
  download({
    name: savedFileName(day),
    type: 'application/json',
    text: formatSavedFile(entries, day),
  })
}

async function importFile(file: File): Promise<Outcome> {
  try {
    const { entries, added, known } = mergeSaved(saved.get(), readSavedFile(await file.text()))
    saved.set(entries)
    return {
      kind: 'done',
      text: `${formatCount(added)} added, ${formatCount(known)} already saved.`,
    }
  } catch (error) {
    if (error instanceof SavedFileError) return { kind: 'refused', text: error.message }
    return { kind: 'refused', text: 'The file could not be read. Choose it again.' }
  }
}

function things(count: number): string {
  return pluralize(count, 'saved item', 'saved items')
}
