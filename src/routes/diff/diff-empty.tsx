import { Link } from 'react-router-dom'

import { browserIds, type Sides } from '#catalogue/history/side.ts'
import { browserNames } from '#lib/glossary.ts'
import { paths } from '#routes/paths.ts'
import { Select } from '#ui/controls/select.tsx'

import styles from './diff.module.css'

const options = [
  { value: '', label: 'Choose a browser' } as const,
  ...browserIds.map((value) => ({ value, label: browserNames[value] })),
]

/** Explains the view while no releases are chosen: offers one choice and one example. */
export function DiffEmpty({ onChoose }: { readonly onChoose: (sides: Sides) => void }) {
  return (
    <div className={styles.empty}>
      <p>
        Choose a browser to see everything that its newest release changed: what was added, removed,
        or no longer needs a flag. Then pick any two releases, or two browsers.
      </p>
      <Select
        label="Browser"
        value=""
        options={options}
        onChange={(value) => {
          if (value === '') return
          const side = { browser: value, version: undefined }
          onChoose({ from: side, to: side })
        }}
      />
      <p>
        For example:{' '}
        <Link to={paths.diff({ from: 'chrome', to: 'firefox' })}>
          the newest Chrome and the newest Firefox
        </Link>
        <span>.</span>
      </p>
    </div>
  )
}
