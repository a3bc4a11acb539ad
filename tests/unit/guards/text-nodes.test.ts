import { beforeAll, expect, test } from 'vitest'

import { exposedTexts } from './text-nodes.ts'

/** Text that can change, move or go beside other nodes. */
const exposed = `import type { ReactNode } from 'react'
type Props = { readonly name: string; readonly count: number; readonly children: ReactNode; readonly names: string[] }
export function VisuallyHidden({ name, count, children, names }: Props) {
  return (
    <div>
      <p>Found {count}</p>
      <p>{name} <b>new</b></p>
      <p>{count > 0 && ', '}<b>new</b></p>
      <p>{count > 0 && <i />} results</p>
      <p><Mark /> results</p>
      <p><b>new</b>{children}</p>
      <p>{names}</p>
      <p>{names.map((item) => item)}</p>
      <Mark>Set <b>new</b></Mark>
      {count > 0 && <>with <b>filters</b></>}
    </div>
  )
}
function Mark({ children }: { readonly children?: ReactNode }) {
  return children
}
function Sum({ count }: { readonly count: number }) {
  return count > 0 ? count : <i />
}
`

/** Text that is alone in its element, or first and unchanged. */
const safe = `import type { ReactElement, ReactNode } from 'react'
type Props = { readonly name: string; readonly count: number; readonly children: ReactNode; readonly icon: ReactElement | false }
export function VisuallyHidden({ name, count, children, icon }: Props) {
  return (
    <div>
      <p>{\`Found \${count}\`}</p>
      <p>{name}</p>
      <p>{children}</p>
      <p>{count > 0 && ' results'}</p>
      <p>Found <b>{count}</b> {icon}</p>
      <p>{icon} <span>{name}</span></p>
      <p><b>new</b> since May{icon}</p>
      <Mark>{name}</Mark>
      {count > 0 && <><span>with </span><b>filters</b></>}
    </div>
  )
}
function Mark({ children }: { readonly children: string }) {
  return <mark>{children}</mark>
}
`

const samples = { 'src/ui/text/exposed.tsx': exposed, 'src/ui/text/safe.tsx': safe }

let faults: readonly string[] = []

beforeAll(() => {
  faults = exposedTexts(samples)
})

/** What is reported of a sample, without its name. */
const reported = (sample: keyof typeof samples) =>
  faults.filter((fault) => fault.startsWith(sample)).map((fault) => fault.slice(sample.length + 1))

test('no component has text that a translator breaks', () => {
  const names = Object.keys(samples)
  expect(faults.filter((fault) => !names.some((name) => fault.startsWith(name)))).toEqual([])
})

test('text is reported if it can change, move or go beside other nodes', () => {
  expect(reported('src/ui/text/exposed.tsx')).toEqual([
    '6: {count}',
    '7: {name}',
    "8: {count > 0 && ', '}",
    '9: results',
    '10: results',
    '11: {children}',
    '12: {names}',
    '13: {names.map((item) => item)}',
    '14: Set',
    '15: with',
    '19: Mark',
    '22: Sum',
  ])
})

test('text is not reported if it is alone in its element, or first and unchanged', () => {
  expect(reported('src/ui/text/safe.tsx')).toEqual([])
})
