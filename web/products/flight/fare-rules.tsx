import { type FareRules as Rules, strictest, type TravellerRules } from '#domain/flights/fare-rules.ts'
import type { ClockPlace } from '#domain/money/waterfall.ts'
import { Deadline } from '../../kit/deadline.tsx'
import { useMoney } from '../../kit/money.tsx'
import css from './fare-rules.module.css'
import { conditionWords, includedWords, pieces, unstated } from './fare-words.ts'

const typeLabels = { ADT: 'Adult', CHD: 'Child', INF: 'Infant on a lap' } as const

/** The rules of the whole ticket, in words: change, refund, documents, and the airline's payment deadline. */
export function TicketRules({ rules, place }: { rules: Rules; place: ClockPlace }) {
  const format = useMoney()
  return (
    <dl className={css.rules}>
      <div>
        <dt>Refund before departure</dt>
        <dd>{conditionWords(strictest(rules, 'refund'), format)}</dd>
      </div>
      <div>
        <dt>Change before departure</dt>
        <dd>{conditionWords(strictest(rules, 'change'), format)}</dd>
      </div>
      <div>
        <dt>Documents</dt>
        <dd>{rules.documentsRequired ? 'Passport of every traveller, valid past the journey' : 'None needed to book'}</dd>
      </div>
      <div>
        <dt>Payment</dt>
        <dd>
          {rules.holdUntil ? (
            <>
              The airline can hold it until <Deadline at={rules.holdUntil} place={place} />
            </>
          ) : (
            'At once: the airline holds no seats without it'
          )}
        </dd>
      </div>
    </dl>
  )
}

/** Bags by passenger type. */
export function BaggageTable({ travellers }: { travellers: readonly TravellerRules[] }) {
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">Traveller</th>
          <th scope="col">Checked bags</th>
          <th scope="col">Cabin bags</th>
        </tr>
      </thead>
      <tbody>
        {travellers.map(({ type, count, baggage }) => (
          <tr key={type}>
            <th scope="row">
              {typeLabels[type]}
              {count > 1 && ` × ${count}`}
            </th>
            <td>{pieces(baggage.checked)}</td>
            <td>{pieces(baggage.cabin)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What the fare of each slice includes, side by side. */
export function WayRulesTable({ rules }: { rules: Rules }) {
  const format = useMoney()
  const rows: [label: string, valueOf: (way: Rules['ways'][number]) => string][] = [
    ['Fare', (way) => way.fareBrand ?? unstated],
    ['Change', (way) => conditionWords(way.change, format)],
    ['Refund', (way) => conditionWords(way.refund, format)],
    ['Seat choice', (way) => includedWords(way.seatSelection)],
    ['Priority boarding', (way) => includedWords(way.priorityBoarding)],
    ['Priority check-in', (way) => includedWords(way.priorityCheckIn)],
    ['Fare basis', (way) => way.flights.map(({ code, basis }) => `${code}: ${basis ?? 'not stated'}`).join(', ')],
  ]
  return (
    <div className={css.scroll}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Rule</span>
            </th>
            {rules.ways.map((way, index) => (
              <th key={index} scope="col">
                {way.fromCity} to {way.toCity}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, valueOf]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {rules.ways.map((way, index) => (
                <td key={index}>{valueOf(way)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
