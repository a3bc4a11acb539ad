import { type ComponentProps, type ComponentType, type MouseEvent, useEffect, useId } from 'react'

import type { Elements } from '#ui/text/elements.ts'
import { CloseIcon } from '#ui/text/icon.tsx'

import styles from './combobox-list.module.css'

/** An option: a link if it has an address, otherwise a button. */
export type ComboboxOption = {
  /** Unique in the list. */
  readonly name: string
  readonly href?: string
  readonly content: Elements
}

export type ComboboxGroup<Option extends ComboboxOption> = {
  readonly name: string
  /** The heading; without one, the options are ungrouped. */
  readonly label?: string
  /** Shown at the end of the heading: "35". */
  readonly count?: string
  /** `line`: small options side by side. */
  readonly layout?: 'line'
  readonly options: readonly Option[]
  readonly removeLabel?: (option: Option) => string
}

type ComboboxListProps<Option extends ComboboxOption> = {
  readonly id: string
  readonly label: string
  readonly groups: readonly ComboboxGroup<Option>[]
  readonly active: string | null
  /** Name of the option that Enter opens while none is highlighted, or of the highlighted one. */
  readonly entered: string | undefined
  /** Name of the option that Shift Enter opens. */
  readonly shifted?: string | undefined
  /** Whether the options belong to an earlier text and newer ones are loading. */
  readonly isBusy: boolean
  readonly Link: ComponentType<ComponentProps<'a'> & { readonly href: string }>
  readonly onChoose: (option: Option, event: MouseEvent) => void
  readonly onPoint: (option: Option) => void
  readonly onRemove: (option: Option) => void
}

/** Id of an option's element, for `aria-activedescendant`. */
export function optionId(listId: string, name: string): string {
  return `${listId}-${encodeURIComponent(name)}`
}

/** The options of a combobox. The focus stays in its input. */
export function ComboboxList<Option extends ComboboxOption>(props: ComboboxListProps<Option>) {
  const { id, label, groups, active, isBusy } = props
  const activeId = active === null ? undefined : optionId(id, active)
  useEffect(() => {
    if (activeId === undefined) return
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  // A native list of options cannot be shown under a combobox input.
  const listbox = { role: 'listbox', 'aria-label': label, 'aria-busy': isBusy } as const
  return (
    <div className={styles.frame}>
      <div {...listbox} id={id} className={styles.list}>
        {groups.map((group) => (
          <Group key={group.name} list={props} group={group} />
        ))}
      </div>
      <Removals list={props} />
    </div>
  )
}

type PartProps<Option extends ComboboxOption> = { readonly list: ComboboxListProps<Option> }

type GroupProps<Option extends ComboboxOption> = PartProps<Option> & {
  readonly group: ComboboxGroup<Option>
}

function Group<Option extends ComboboxOption>({ list, group }: GroupProps<Option>) {
  const labelId = useId()
  const { label, count, layout, options } = group
  return (
    <div
      role={label === undefined ? 'presentation' : 'group'}
      aria-labelledby={label === undefined ? undefined : labelId}
      className={styles.group}
      data-layout={layout}
    >
      {label !== undefined && (
        <div role="presentation" className={styles.head}>
          <span id={labelId}>{label}</span>
          {count !== undefined && <span aria-hidden="true">{count}</span>}
        </div>
      )}
      {options.map((option) => (
        <Row key={option.name} list={list} option={option} isRemovable={'removeLabel' in group} />
      ))}
    </div>
  )
}

type RowProps<Option extends ComboboxOption> = PartProps<Option> & {
  readonly option: Option
  readonly isRemovable: boolean
}

function Row<Option extends ComboboxOption>({ list, option, isRemovable }: RowProps<Option>) {
  const { id, active, entered, shifted, Link, onChoose, onPoint } = list
  const { name, href, content } = option
  const isEntered = (active === null || active === entered) && name === entered
  const hint = isEntered ? 'Enter' : name === shifted && 'Shift Enter'
  const shared = {
    role: 'option',
    id: optionId(id, name),
    tabIndex: -1,
    'aria-selected': name === active,
    className: styles.option,
    'data-removable': isRemovable || undefined,
    onClick: (event: MouseEvent) => onChoose(option, event),
    onPointerEnter: () => onPoint(option),
  } as const
  const children = (
    <>
      {content}
      {hint !== false && (
        <kbd className={styles.enter} aria-hidden="true">
          {hint}
        </kbd>
      )}
    </>
  )
  return href === undefined ? (
    <button type="button" {...shared}>
      {children}
    </button>
  ) : (
    <Link href={href} {...shared}>
      {children}
    </Link>
  )
}

/**
 * The remove buttons. An option must not contain a button, so they are in a separate list that
 * overlays the ends of the rows; only the first group can have them.
 */
function Removals<Option extends ComboboxOption>({ list }: PartProps<Option>) {
  const [group] = list.groups
  const removeLabel = group?.removeLabel
  if (group === undefined || removeLabel === undefined) return null
  return (
    <ul className={styles.removals}>
      {group.options.map((option) => (
        <li key={option.name}>
          <button
            type="button"
            className={styles.remove}
            aria-label={removeLabel(option)}
            onClick={() => list.onRemove(option)}
          >
            <CloseIcon size={10} />
          </button>
        </li>
      ))}
    </ul>
  )
}
