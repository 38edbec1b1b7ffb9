import type { TripCheckout } from '#contract/trips/trip-checkouts.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import css from './failure-choices.module.css'

/** What happens to the other items when one cannot be booked: chosen before anything is paid. */
export function FailureChoices({ checkout: { items, canUndo } }: { checkout: TripCheckout }) {
  if (items.length < 2) return <input type="hidden" name="onFailure" value="keep" />
  const firm = items.filter(({ isFreeToUndo }) => !isFreeToUndo).map(({ title }) => title)
  return (
    <DetailSection title="If something cannot be booked">
      <fieldset className={css.choices}>
        <legend className="visually-hidden">If something cannot be booked</legend>
        <label className={css.choice}>
          <input type="radio" name="onFailure" value="keep" defaultChecked autoComplete="off" />
          <span>
            <strong>Keep what can be booked</strong>
            <span className={css.facts}>The money of what failed goes back to the wallet by itself.</span>
          </span>
        </label>
        <label className={css.choice}>
          <input type="radio" name="onFailure" value="undo" disabled={!canUndo} autoComplete="off" />
          <span>
            <strong>All or nothing</strong>
            <span className={css.facts}>
              {canUndo
                ? 'Items are booked one after the other. If one fails, the booked ones are cancelled and everything goes back to the wallet.'
                : `Not possible: ${firm.join(' and ')} cannot be cancelled for all the money.`}
            </span>
          </span>
        </label>
      </fieldset>
    </DetailSection>
  )
}
