import { boardWords } from '#domain/stays/kinds.ts'
import type { PricedStayRate, RoomGroup } from '#domain/stays/rate.ts'
import { Money } from '../../../kit/money.tsx'
import { LocalCharges } from '../../../products/stay/local-charges.tsx'
import css from './chosen-rate.module.css'
import { refundNames } from './room-words.ts'

/** Ids of a rate's radio button and of the text that is shown while it is selected. */
export const chosenId = ({ id }: Pick<PricedStayRate, 'id'>) => ({ input: `choose-${id}`, words: `chosen-${id}` })

type Props = {
  rooms: readonly RoomGroup[]
  /** `for 3 nights, 2 rooms` */
  length: string
}

/** The selected rate and its price. CSS shows the text of the checked radio button, so it works without scripts. */
export function ChosenRate({ rooms, length }: Props) {
  const rates = rooms.flatMap((room) => room.rates.map((rate) => ({ room, rate, ids: chosenId(rate) })))
  const shown = rates.map(({ ids }) => `body:has(#${ids.input}:checked) #${ids.words}`)
  return (
    <div className={css.chosen} aria-live="polite">
      <style>{`${shown.join(',')}{display:block}`}</style>
      {rates.map(({ room, rate, ids }) => (
        <div key={rate.id} id={ids.words} className={css.rate}>
          <p className={css.room}>{room.name}</p>
          <p>
            {boardWords[rate.board]}, {refundNames[rate.refundability]}
          </p>
          <p className={css.total}>
            <Money {...rate.total} />
          </p>
          <p className={css.length}>{length}, taxes included</p>
          <div className={css.local}>
            {rate.payWhen === 'deposit' && (
              <p>
                <Money {...rate.payNow} /> now, the rest there
              </p>
            )}
            <LocalCharges rate={rate} />
          </div>
        </div>
      ))}
    </div>
  )
}
