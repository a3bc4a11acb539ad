import { useRef } from 'react'

import { ModalStatusRegion } from '#search/state/status-region.tsx'
import { ComboboxDialog } from '#ui/combobox/combobox-dialog.tsx'

import { NavigatingSearchBox } from './search-box.tsx'

type PaletteDialogProps = { readonly open: boolean; readonly onClose: () => void }

/** A search box over the page, opened from any view, that searches every index. */
export function PaletteDialog({ open, onClose }: PaletteDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <ComboboxDialog dialog={dialog} open={open} onClose={onClose} label="Search everything">
      {/* Closed synchronously, so that the focus is out of the input before the next view checks for typing. */}
      <NavigatingSearchBox size="palette" onDone={() => dialog.current?.close()} />
      <ModalStatusRegion />
    </ComboboxDialog>
  )
}
