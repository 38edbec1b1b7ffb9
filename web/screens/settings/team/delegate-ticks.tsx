import { Tick } from '../../../kit/form/tick.tsx'
import css from './member-actions.module.css'

type Props = {
  legend: string
  people: readonly { id: string; name: string }[]
  chosen: readonly string[]
}

/** Who may sell for somebody: sent as the fields `delegate`. */
export const DelegateTicks = ({ legend, people, chosen }: Props) => (
  <fieldset className={css.ticks}>
    <legend>{legend}</legend>
    {people.map(({ id, name }) => (
      <Tick key={id} name="delegate" value={id} label={name} defaultChecked={chosen.includes(id)} />
    ))}
  </fieldset>
)
