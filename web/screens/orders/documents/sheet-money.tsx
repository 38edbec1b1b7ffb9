import type { FlightOrder } from '#contract/products/flight.ts'
import { formatMoney } from '#domain/money.ts'
import { Deadline } from '../../../kit/deadline.tsx'
import { SummaryList } from '../../../kit/summary-list.tsx'
import { statement } from '../../../order/money-rows.tsx'
import { conditionWords } from '../../../products/flight/fare-words.ts'
import css from './export.module.css'

type Props = { order: Pick<FlightOrder, 'status' | 'itinerary' | 'money' | 'payBy' | 'departure'> }

/** The price the customer pays and the fare's conditions; nothing of what the agency pays or earns. */
export function SheetMoney({ order: { status, itinerary, money, payBy, departure } }: Props) {
  return (
    <section className={css.money}>
      <div>
        <h2 className={css.heading}>Conditions</h2>
        <SummaryList
          rows={[
            { label: 'Change', value: conditionWords(itinerary.change, formatMoney) },
            { label: 'Refund', value: conditionWords(itinerary.refund, formatMoney) },
          ]}
        />
      </div>
      <div>
        <h2 className={css.heading}>Price</h2>
        <SummaryList rows={statement(money)} />
        {status === 'Not Paid' && payBy && (
          <p className={css.deadline}>
            Pay by <Deadline at={payBy} place={departure} />
          </p>
        )}
      </div>
    </section>
  )
}
