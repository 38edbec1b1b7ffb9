import type { SoldAncillaries } from '#contract/flights.ts'
import { DetailSection } from '../../../../kit/detail-section.tsx'
import { Tick } from '../../../../kit/form/tick.tsx'
import { Money } from '../../../../kit/money.tsx'
import css from './cover-card.module.css'
import type { Choices } from './use-choices.ts'

type Props = { service: SoldAncillaries['services'][number]; choices: Choices }

/** Cover for the whole booking, such as cancelling for any reason: its price, its refund, one checkbox. */
export function CoverCard({ service, choices }: Props) {
  const { id, title, details, price, givesBack } = service
  return (
    <DetailSection title={title} help="For all travellers and flights of this booking.">
      <div className={css.cover}>
        <dl className={css.facts}>
          {givesBack && (
            <div>
              <dt>Gives back</dt>
              <dd>
                <Money {...givesBack} />
              </dd>
            </div>
          )}
          <div>
            <dt>Costs</dt>
            <dd>
              <Money {...price} />
            </dd>
          </div>
        </dl>
        {details && <p className={css.details}>{details}</p>}
        <Tick
          label={`Add “${title}”`}
          checked={choices.quantityOf(id) > 0}
          onChange={({ currentTarget }) => choices.setQuantity(service, currentTarget.checked ? 1 : 0)}
        />
      </div>
    </DetailSection>
  )
}
