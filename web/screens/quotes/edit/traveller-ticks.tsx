import { useState } from 'react'
import type { QuoteTraveller } from '#domain/quotes/quote-content.ts'
import { Tick } from '../../../kit/form/tick.tsx'
import css from '../quotes.module.css'

type Props = {
  travellers: readonly QuoteTraveller[]
  /** The ids of whom the part is for; empty for all. */
  chosen: readonly string[]
}

/** For whom a part is: travellers one by one, or a group at once. The form sends their ids, separated by spaces. */
export function TravellerTicks({ travellers, chosen: stored }: Props) {
  const [chosen, setChosen] = useState<readonly string[]>(stored)
  if (travellers.length === 0) return null
  const groups = [...new Set(travellers.map(({ group }) => group).filter(Boolean))]
  const idsOf = (name: string) => travellers.filter(({ group }) => group === name).map(({ id }) => id)
  const set = (ids: readonly string[], isFor: boolean) =>
    setChosen([...chosen.filter((id) => !ids.includes(id)), ...(isFor ? ids : [])])
  return (
    <fieldset className={css.ticks}>
      <legend>For</legend>
      <p className={css.quiet} aria-live="polite">
        {chosen.length === 0
          ? 'Everyone. Tick who it is for, if not for all.'
          : `${chosen.length} of ${travellers.length} travellers.`}
      </p>
      {groups.length > 0 && (
        <div className={css.row}>
          {groups.map((name) => {
            const ids = idsOf(name)
            const isChosen = ids.every((id) => chosen.includes(id))
            return (
              <button
                key={name}
                type="button"
                className={css.group}
                aria-pressed={isChosen}
                aria-label={`Group ${name}`}
                onClick={() => set(ids, !isChosen)}
              >
                {name}
              </button>
            )
          })}
        </div>
      )}
      <div className={css.names}>
        {travellers.map(({ id, name }) => (
          <Tick
            key={id}
            label={name}
            checked={chosen.includes(id)}
            onChange={({ currentTarget: { checked } }) => set([id], checked)}
          />
        ))}
      </div>
      <input type="hidden" name="travellers" value={chosen.join(' ')} />
    </fieldset>
  )
}
