import type { PricedFlightOffer } from '#domain/flights/offer.ts'
import { DateText } from '../../../kit/date-text.tsx'
import { useMoney } from '../../../kit/money.tsx'
import { conditionWords, pieces } from '../../../products/flight/fare-words.ts'
import css from './fare-rules.module.css'

const typeLabels = { ADT: 'Adult', CHD: 'Child', INF: 'Infant on a lap' } as const

/** What the fare allows, in words: refund, change, documents, and until when the airline waits for its money. */
export function FareRules({ offer }: { offer: PricedFlightOffer }) {
  const format = useMoney()
  return (
    <dl className={css.rules}>
      <div>
        <dt>Refund before departure</dt>
        <dd>{conditionWords(offer.refund, format)}</dd>
      </div>
      <div>
        <dt>Change before departure</dt>
        <dd>{conditionWords(offer.change, format)}</dd>
      </div>
      <div>
        <dt>Documents</dt>
        <dd>{offer.documentsRequired ? 'Passport of every traveller, valid past the journey' : 'None needed to book'}</dd>
      </div>
      <div>
        <dt>Payment</dt>
        <dd>
          {offer.holdUntil ? (
            <>
              The airline can hold it until <DateText value={offer.holdUntil} withTime zone="Africa/Lagos" />
            </>
          ) : (
            'At once: the airline holds no seats without it'
          )}
        </dd>
      </div>
    </dl>
  )
}

/** Bags of each kind of traveller, once a kind. */
export function BaggageTable({ passengers }: { passengers: PricedFlightOffer['passengers'] }) {
  const kinds = (['ADT', 'CHD', 'INF'] as const).flatMap((type) => passengers.find((one) => one.type === type) ?? [])
  return (
    <table className={css.bags}>
      <thead>
        <tr>
          <th scope="col">Traveller</th>
          <th scope="col">Checked bags</th>
          <th scope="col">Cabin bags</th>
        </tr>
      </thead>
      <tbody>
        {kinds.map(({ type, baggage }) => (
          <tr key={type}>
            <th scope="row">{typeLabels[type]}</th>
            <td>{pieces(baggage.checked)}</td>
            <td>{pieces(baggage.cabin)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
