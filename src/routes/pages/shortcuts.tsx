import { views } from '#contracts/views.ts'
import { useHead } from '#routes/layout/head.ts'
import { ShortcutList } from '#routes/shortcuts/shortcut-list.tsx'

import text from './about.module.css'

/** The view `/shortcuts`: all keyboard shortcuts, and the switch for single-key ones. */
export function ShortcutsView() {
  useHead({ ...views.shortcuts.head, canonical: views.shortcuts.path })
  return (
    <div className={text.page}>
      <h1 tabIndex={-1}>Keyboard shortcuts</h1>
      <p className={text.lead}>Everything works with Tab and Enter; these keys are faster.</p>
      <ShortcutList />
    </div>
  )
}
