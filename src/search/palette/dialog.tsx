import { useRef } from 'react'

import { ComboboxDialog } from '#ui/combobox/combobox-dialog.tsx'

import { NavigatingSearchBox } from './search-box.tsx'

type PaletteDialogProps = { readonly open: boolean; readonly onClose: () => void }

/** Everything, from anywhere: a box of its own over the page. */
export function PaletteDialog({ open, onClose }: PaletteDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <ComboboxDialog dialog={dialog} open={open} onClose={onClose} label="Search everything">
      {/* At once: what had the focus before must have it again when a new view looks for whoever is typing. */}
      <NavigatingSearchBox size="palette" onDone={() => dialog.current?.close()} />
    </ComboboxDialog>
  )
}
