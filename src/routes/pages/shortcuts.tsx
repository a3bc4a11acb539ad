import { viewHeads } from '#contracts/heads/view-heads.ts'
import { useHead } from '#routes/layout/head.ts'
import { paths } from '#routes/paths.ts'
import { ShortcutList } from '#routes/shortcuts/shortcut-list.tsx'

import text from './about.module.css'

/** The view `/shortcuts`: all keyboard shortcuts, and the switch for single-key ones. */
export function ShortcutsView() {
  useHead({ ...viewHeads.shortcuts, canonical: paths.shortcuts })
  return (
    <div className={text.page}>
      <h1 tabIndex={-1}>Keyboard shortcuts</h1>
      <p className={text.lead}>Everything works with Tab and Enter; these keys are faster.</p>
      <ShortcutList />
    </div>
  )
}
