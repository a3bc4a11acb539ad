import { useRef } from 'react'

import { ModalStatusRegion } from '#search/state/status-region.tsx'
import { ComboboxDialog } from '#ui/combobox/combobox-dialog.tsx'

import { NavigatingSearchBox } from './search-box.tsx'

type PaletteDialogProps = { readonly open: boolean; readonly onClose: () => void }

export function PaletteDialog({ open, onClose }: PaletteDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <ComboboxDialog dialog={dialog} open={open} onClose={onClose} label="Search everything">
      {/* Closed synchronously, so that the input loses focus before the next view checks for
          typing. */}
      <NavigatingSearchBox size="palette" onDone={() => dialog.current?.close()} />
      <ModalStatusRegion />
    </ComboboxDialog>
  )
}
