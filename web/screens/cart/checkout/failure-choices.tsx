import type { TripCheckout } from '#contract/trips/trip-checkouts.ts'
import { type FailureChoice, failureChoiceLabels } from '#domain/trips/saga.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import css from './failure-choices.module.css'

/** What happens to the other items when one cannot be booked: chosen before anything is paid, in the form `payment`. */
export function FailureChoices({
  checkout: { items, canUndo, onFailure, usualChoice, package: of },
}: {
  checkout: TripCheckout
}) {
  if (of && canUndo) return <input type="hidden" form="payment" name="onFailure" value="undo" />
  if (items.length < 2) return <input type="hidden" form="payment" name="onFailure" value="keep" />
  const chosen = canUndo ? (onFailure ?? usualChoice) : 'keep'
  const firm = items.filter(({ isFreeToUndo }) => !isFreeToUndo).map(({ title }) => title)
  return (
    <DetailSection title="If something cannot be booked">
      <fieldset className={css.choices}>
        <legend className="visually-hidden">If something cannot be booked</legend>
        <Choice value="keep" facts="The money of what failed goes back by itself." isChosen={chosen === 'keep'} />
        <Choice
          value="undo"
          facts={
            canUndo
              ? 'Items are booked one after the other. If one fails, the booked ones are cancelled and every price goes back by itself. The fee of a card or a transfer for them is not returned.'
              : `Not possible: ${firm.join(' and ')} cannot be cancelled for all the money.`
          }
          isChosen={chosen === 'undo'}
          isDisabled={!canUndo}
        />
      </fieldset>
    </DetailSection>
  )
}

type Props = { value: FailureChoice; facts: string; isChosen: boolean; isDisabled?: boolean }

function Choice({ value, facts, isChosen, isDisabled = false }: Props) {
  const id = `on-failure-${value}`
  return (
    <div className={css.choice}>
      <input
        type="radio"
        form="payment"
        id={id}
        name="onFailure"
        value={value}
        defaultChecked={isChosen}
        disabled={isDisabled}
        aria-describedby={`${id}-facts`}
        autoComplete="off"
      />
      <div>
        <label htmlFor={id} className={css.label}>
          {failureChoiceLabels[value]}
        </label>
        <p id={`${id}-facts`} className={css.facts}>
          {facts}
        </p>
      </div>
    </div>
  )
}
