import { useState } from 'react'
import type { Delegates } from '#contract/team/delegates.ts'
import { Tick } from '../../../kit/form/tick.tsx'
import { ColleagueInput } from '../../../search/colleagues/colleague-input.tsx'
import css from './member-actions.module.css'

type Person = Delegates['delegates'][number]

type Props = {
  legend: string
  chosen: readonly Person[]
  /** The account of the member whose delegates they are, who is none of them. */
  of: string | undefined
}

/** Who may sell for somebody: sent as the fields `delegate`. Another colleague is found by name. */
export function DelegateTicks({ legend, chosen, of }: Props) {
  const [people, setPeople] = useState(chosen)
  const add = ({ id, name }: Person) => setPeople((now) => (now.some((one) => one.id === id) ? now : [...now, { id, name }]))
  return (
    <fieldset className={css.ticks}>
      <legend>{legend}</legend>
      {people.map(({ id, name }) => (
        <Tick key={id} name="delegate" value={id} label={name} defaultChecked />
      ))}
      <ColleagueInput
        label="Add a colleague"
        except={[...(of === undefined ? [] : [of]), ...people.map(({ id }) => id)]}
        onTake={add}
      />
    </fieldset>
  )
}
