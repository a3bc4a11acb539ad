import { StateWord } from './state-word.tsx'

type VerdictMarkProps = {
  readonly answer: 'yes' | 'part' | 'no'
  readonly label: string
}

const states = { yes: 'yes', part: 'part', no: 'notYet' } as const

/** A verdict on several browsers after its sign, in the words of the caller. */
export function VerdictMark({ answer, label }: VerdictMarkProps) {
  return <StateWord state={states[answer]} word={label} size={12} />
}
